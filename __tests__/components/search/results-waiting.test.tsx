import { screen } from "@testing-library/react";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { countLine, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";

const listings = [aCatalogueEntry({ listingId: 1 }), aCatalogueEntry({ listingId: 2 })];

test.each([
  ["?q=villa", true],
  ["?sort=price-asc", true],
  ["?highlight=2", true],
  // The cards of the page before are the first of the list.
  ["?page=2", false],
  ["?city=all", false],
  ["", false],
])("while the index loads, %p shows that the list is not the one asked for: %p", async (query, isWaiting) => {
  serveIndex(listings).mockReturnValue(new Promise(() => undefined));
  await visitList(`/properties${query}`, () => resultsPage(listings), { isPanelSeen: false });
  expect(countLine()).toBe(isWaiting ? "Looking through 2 properties…" : "Showing 2 properties in India");
  expect(screen.queryAllByRole("article")).toHaveLength(isWaiting ? 0 : 2);
});
