import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { axeViolations } from "../../support/axe-violations";
import { categoryPage, categoryTexts, type CategoryPageOptions } from "../../support/category-page-fixture";
import { countLine, query, titles, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import type { CategoryPageForm } from "../../../src/catalogue/taxonomy";

const categories = Object.values(categoryTexts).map(({ slug }) => slug);
const rented = { categories: categories.filter((slug) => slug !== "resale"), isRental: true };
const listings = [
  aCatalogueEntry({ listingId: 1, title: "Orchard Row", categories }),
  aCatalogueEntry({ listingId: 2, title: "Terrace Flat", ...rented }),
];
serveIndex(listings);

const showResults = (address = "") => visitList(`/properties${address}`, () => resultsPage(listings));
const showCategory = (form: CategoryPageForm, address = "", options: CategoryPageOptions = {}) =>
  visitList(`/list${address}`, () => categoryPage(form, { listings, ...options }));

const choice = () => within(screen.getByRole("group", { name: "Buy or rent" }));
const option = (name: string) => choice().getByRole("radio", { name });

test("on the results page buying or renting is a choice of the panel, kept in the address", async () => {
  const user = userEvent.setup();
  // The hero's Sale is Buy here.
  await showResults("?tab=sale");
  expect(option("Buy")).toBeChecked();
  for (const [name, address, listed] of [
    ["Rent", "?tab=rent&city=all", ["Terrace Flat"]],
    ["Buy", "?tab=buy&city=all", ["Orchard Row"]],
    ["All", "", ["Orchard Row", "Terrace Flat"]],
  ] as const) {
    await user.click(option(name));
    expect(option(name)).toBeChecked();
    expect(query()).toBe(address);
    expect(titles().toSorted()).toEqual(listed);
  }
});

describe("on a category page that holds both", () => {
  test("the generic page chooses it with Apply, and Reset takes it back", async () => {
    const user = userEvent.setup();
    await showCategory("generic");
    await user.click(option("Rent"));
    expect(titles()).toHaveLength(2);
    await user.click(screen.getByRole("button", { name: "Apply" }));
    expect(query()).toBe("?tab=rent&city=all");
    expect(titles()).toEqual(["Terrace Flat"]);
    expect(countLine()).toBe("1 of 2 apartments matches your filters.");
    await user.click(screen.getByRole("button", { name: "Reset" }));
    expect(titles()).toHaveLength(2);
    expect(option("All")).toBeChecked();
  });

  test.each([
    ["", ["Orchard Row"], "Buy", "1 apartment."],
    ["?tab=all", ["Orchard Row"], "Buy", "1 apartment."],
    ["?tab=rent", ["Terrace Flat"], "Rent", "1 of 1 apartment matches your filters."],
    // Nor homes for sale as close to such words.
    ["?q=xyzzy", [], "Buy", "0 of 1 apartment match “xyzzy”."],
  ])(
    "one for sale lists what is to let only where it is asked for: %p",
    async (address, listed, deal, count) => {
      await showCategory("generic", address, { forSale: true });
      expect(choice().getAllByRole("radio")).toHaveLength(2);
      expect(option(deal)).toBeChecked();
      expect(countLine()).toBe(count);
      expect(titles()).toEqual(listed);
    },
  );

  test("the other pages choose it at once", async () => {
    await showCategory("stage");
    await userEvent.setup().click(option("Buy"));
    expect(query()).toBe("?tab=buy&city=all");
    expect(titles()).toEqual(["Orchard Row"]);
  });

  test("axe finds nothing", async () => {
    await showCategory("generic", "?tab=rent");
    expect(await axeViolations(document.body)).toEqual([]);
  });
});

test("a page of homes for sale alone offers no choice, and an address cannot empty it", async () => {
  await showCategory("deal", "?tab=rent");
  expect(screen.queryByRole("group", { name: "Buy or rent" })).toBeNull();
  expect(titles()).toEqual(["Orchard Row"]);
});
