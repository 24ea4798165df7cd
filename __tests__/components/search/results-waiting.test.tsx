import { screen } from "@testing-library/react";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { categoryPage } from "../../support/category-page-fixture";
import { countLine, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";

const listings = [aCatalogueEntry({ listingId: 1 }), aCatalogueEntry({ listingId: 2 })];

beforeEach(() => void serveIndex(listings).mockReturnValue(new Promise(() => undefined)));

test.each([
  ["?q=villa", true],
  ["?sort=price-asc", true],
  ["?highlight=2", true],
  // The cards of the page before are the first of the list.
  ["?page=2", false],
  ["?city=all", false],
  ["", false],
])("while the index loads, %p shows that the list is not the one asked for: %p", async (query, isWaiting) => {
  await visitList(`/properties${query}`, () => resultsPage(listings), { isPanelSeen: false });
  expect(countLine()).toBe(isWaiting ? "Looking through 2 properties…" : "Showing 2 properties in India");
  expect(screen.queryAllByRole("article")).toHaveLength(isWaiting ? 0 : 2);
});

test("a city none of whose homes is on the built page has placeholders while the index loads", async () => {
  const landing = { path: "/properties", scope: { categories: [], exclude: [] }, pageSize: 2 };
  const homes = [...listings, aCatalogueEntry({ listingId: 3, city: "Goa" })];
  await visitList("/properties?city=goa", () => resultsPage(homes, { landing }));
  expect(document.querySelector("[aria-busy=true]")).toBeVisible();
});

test("homes to let that a category for sale is asked for are looked for among those it counts", async () => {
  const homes = [false, false, true].map((isRental, at) =>
    aCatalogueEntry({ listingId: at + 1, categories: ["apartments"], isRental }),
  );
  await visitList("/list?tab=rent", () => categoryPage("generic", { listings: homes, forSale: true }));
  expect(countLine()).toBe("Looking through 2 apartments…");
});
