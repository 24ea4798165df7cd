import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

const listings = [
  aCatalogueEntry({ listingId: 1, title: "Tamarind Court", price: { inr: 6_800_000 } }),
  aCatalogueEntry({ listingId: 2, title: "Terrace Flat", isRental: true, price: { inr: 85_000 } }),
  aCatalogueEntry({ listingId: 3, title: "Palm Bungalow", isRental: true, price: { inr: 160_000 } }),
];
serveIndex(listings);

async function show(query: string) {
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
  stubViewport();
  window.history.replaceState(null, "", `/properties${query}`);
  render(resultsPage(listings));
  await settle();
  await settle();
}

const results = () => within(screen.getByRole("region", { name: "Results" }));
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map(({ textContent }) => textContent);

test.each([
  ["price-asc", ["Tamarind Court", "Terrace Flat", "Palm Bungalow"]],
  ["price-desc", ["Tamarind Court", "Palm Bungalow", "Terrace Flat"]],
])("sorted by %s rentals follow homes for sale, and the page says so", async (sort, order) => {
  await show(`?sort=${sort}`);
  expect(titles()).toEqual(order);
  expect(
    results().getByText("Homes for sale come first, then homes to let by their rent for a month."),
  ).toBeVisible();
});

test("a price bound is one of homes for sale, and the page says so", async () => {
  await show("?priceMax=7000000");
  expect(titles()).toEqual(["Tamarind Court"]);
  expect(
    results().getByText("Prices are those of homes for sale. Choose Rent to search by a month’s rent."),
  ).toBeVisible();
});

test("asked for by the tab it is one of monthly rents, and chip and page say so", async () => {
  await show("?tab=rent&priceMax=100000");
  expect(titles()).toEqual(["Terrace Flat"]);
  expect(results().getByText("Prices are rents for a month.")).toBeVisible();
  expect(results().getByRole("button", { name: "Clear price" }).parentElement).toHaveTextContent(
    "Up to ₹1 L a month",
  );
});

test("a bound that only a rent can have leads to the rentals in one step", async () => {
  await show("?priceMax=100000");
  expect(screen.getByRole("heading", { name: "No listings found" })).toBeVisible();
  await userEvent.setup().click(await results().findByRole("button", { name: "To rent: 1 property" }));
  expect(titles()).toEqual(["Terrace Flat"]);
});

test("without prices in the search nothing is said of them", async () => {
  await show("?bhk=3");
  expect(titles()).toHaveLength(3);
  expect(results().queryByText(/homes for sale|rents/i)).toBeNull();
});
