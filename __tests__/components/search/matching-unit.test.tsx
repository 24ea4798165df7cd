import { render, screen, within } from "@testing-library/react";
import { useStaticQuery } from "gatsby";
import { CRORE } from "../../../src/catalogue/money";
import { aCatalogueEntry } from "../../support/a-catalogue-entry";
import { categoryPage } from "../../support/category-page-fixture";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";
import { settle } from "../../support/settle";
import { siteFactsAnswer } from "../../support/site-facts";
import { stubViewport } from "../../support/viewport";

const unit = (bedrooms: number, crores: number) => ({
  bedrooms,
  priceInr: crores * CRORE,
  priceMaxInr: crores * CRORE,
  areaSqft: 1500,
  areaMaxSqft: 1500,
});
const listings = [
  aCatalogueEntry({
    listingId: 3,
    title: "Orchard Row",
    bedroomNumbers: [2, 3],
    units: [unit(2, 1.35), unit(2, 1.52), unit(3, 1.9), unit(3, 2.1)],
    unitCurrency: "INR",
  }),
  aCatalogueEntry({ listingId: 7, title: "Jacaranda House", price: { inr: 1.45 * CRORE } }),
];
serveIndex(listings);

beforeEach(() => {
  stubViewport();
  jest.mocked(useStaticQuery).mockReturnValue(siteFactsAnswer);
});

const card = (title: string) => {
  const article = screen.getByRole("heading", { level: 3, name: title }).closest("article");
  if (article === null) throw new Error(`no card of ${title}`);
  return within(article);
};

async function showResults(query: string) {
  window.history.replaceState(null, "", `/properties${query}`);
  render(resultsPage(listings));
  await settle();
  await settle();
}

test("3 BHK up to ₹1.5 Cr does not list a project whose 3 BHK begins at ₹1.90 Cr", async () => {
  await showResults("?bhk=3&priceMax=15000000");
  expect(screen.queryByRole("heading", { name: "Orchard Row" })).toBeNull();
  expect(screen.getByRole("heading", { name: "Jacaranda House" })).toBeVisible();
});

test.each([
  ["?bhk=3", "3 BHK from ₹1.90 Cr"],
  ["?priceMin=15000000&priceMax=20000000", "2 BHK from ₹1.52 Cr"],
])("for %s the card says %s, and of a home by itself nothing more", async (query, label) => {
  await showResults(query);
  expect(card("Orchard Row").getByText(label)).toBeVisible();
  expect(screen.queryAllByText(/BHK from/)).toHaveLength(1);
});

test("where no unit is asked for the card has its starting price alone", async () => {
  await showResults("?sort=price-asc");
  expect(screen.getByRole("heading", { name: "Orchard Row" })).toBeVisible();
  expect(screen.queryByText(/BHK from/)).toBeNull();
});

test("the bedrooms of a category page say it too", async () => {
  window.history.replaceState(null, "", "/list?bhk=3");
  render(categoryPage("generic", { listings }));
  await settle();
  await settle();
  expect(await card("Orchard Row").findByText("3 BHK from ₹1.90 Cr")).toBeVisible();
});
