import { screen, within } from "@testing-library/react";
import { CRORE } from "../../../src/catalogue/money";
import { aCatalogueEntry, aUnit } from "../../support/a-catalogue-entry";
import { categoryPage } from "../../support/category-page-fixture";
import { titles, visitList } from "../../support/list-visit";
import { resultsPage } from "../../support/results-page-fixture";
import { serveIndex } from "../../support/serve-index";

const unit = (bedrooms: number, crores: number) => aUnit(bedrooms, crores * CRORE);
const listings = [
  aCatalogueEntry({
    listingId: 3,
    bedroomNumbers: [2, 3],
    units: [unit(2, 1.35), unit(2, 1.52), unit(3, 1.9), unit(3, 2.1)],
    unitCurrency: "INR",
  }),
  aCatalogueEntry({ listingId: 7, title: "Jacaranda House", price: { inr: 1.45 * CRORE } }),
];
serveIndex(listings);

const show = (query: string) =>
  visitList(`/properties${query}`, () => resultsPage(listings), { isPanelSeen: false });
const orchardRow = () =>
  within(screen.getByRole("heading", { level: 3, name: "Orchard Row" }).closest("article") ?? document.body);

test.each([
  ["?bhk=3", "3 BHK from ₹1.90 Cr"],
  ["?priceMin=15000000&priceMax=20000000", "2 BHK from ₹1.52 Cr"],
])("for %s the card says %s, and of a home by itself nothing more", async (query, label) => {
  await show(query);
  expect(orchardRow().getByText(label)).toBeVisible();
  expect(screen.queryAllByText(/BHK from/)).toHaveLength(1);
});

test("where no unit is asked for the card has its starting price alone", async () => {
  await show("?sort=price-asc");
  expect(titles()).toContain("Orchard Row");
  expect(screen.queryByText(/BHK from/)).toBeNull();
});

test("the bedrooms of a category page say it too", async () => {
  await visitList("/list?bhk=3", () => categoryPage("generic", { listings }), { isPanelSeen: false });
  expect(await orchardRow().findByText("3 BHK from ₹1.90 Cr")).toBeVisible();
});
