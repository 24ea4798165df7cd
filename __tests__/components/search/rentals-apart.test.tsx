import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { results, titles, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";

const listings = [
  aCatalogueEntry({ listingId: 1, title: "Tamarind Court", price: { inr: 6_800_000 } }),
  aCatalogueEntry({ listingId: 2, title: "Terrace Flat", isRental: true, price: { inr: 85_000 } }),
  aCatalogueEntry({ listingId: 3, title: "Palm Bungalow", isRental: true, price: { inr: 160_000 } }),
];
serveIndex(listings);

const show = (query: string) =>
  visitList(`/properties${query}`, () => resultsPage(listings), { isPanelSeen: false });

const inOrder = "Homes for sale come first, then homes to let by their rent for a month.";

test.each([
  ["?sort=price-asc", ["Tamarind Court", "Terrace Flat", "Palm Bungalow"], inOrder],
  ["?sort=price-desc", ["Tamarind Court", "Palm Bungalow", "Terrace Flat"], inOrder],
  [
    "?priceMax=7000000",
    ["Tamarind Court"],
    "Prices are those of homes for sale. Choose Rent to search by a month’s rent.",
  ],
  ["?tab=rent&priceMax=100000", ["Terrace Flat"], "Prices are rents for a month."],
])("for %s the page lists %j and says how sale and rent are compared", async (query, listed, sentence) => {
  await show(query);
  expect(titles()).toEqual(listed);
  expect(results().getByText(sentence)).toBeVisible();
});

test("a bound of a rent is said for a month; one that only a rent can have leads to the rentals in one step", async () => {
  await show("?priceMax=100000");
  expect(screen.getByRole("heading", { name: "No listings found" })).toBeVisible();
  await userEvent.setup().click(await results().findByRole("button", { name: "To rent: 1 property" }));
  expect(titles()).toEqual(["Terrace Flat"]);
  const chip = results().getByRole("button", { name: "Clear price" }).parentElement;
  expect(chip).toHaveTextContent("Up to ₹1 L a month");
});

test("without prices in the search nothing is said of them", async () => {
  await show("?bhk=3");
  expect(titles()).toHaveLength(3);
  expect(results().queryByText(/homes for sale|rents/i)).toBeNull();
});
