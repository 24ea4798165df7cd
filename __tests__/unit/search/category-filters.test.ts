import { categoryEngine } from "../../../src/features/search/category/category-search";
import { emptyCategoryCriteria } from "../../../src/features/search/category/category-table";
import type { CategoryCriteria } from "../../../src/features/search/category/category-table";
import type { CategoryPageForm } from "../../../src/catalogue/taxonomy";
import { catalogueListingsOf } from "../../support/catalogue-listings";

const badges = (...labels: readonly string[]) =>
  labels.map((label) => ({ label, color: "#000000", textColor: "#FFFFFF" }));
const listings = catalogueListingsOf(
  {
    ...{ title: "Orchard Row", tags: badges("APARTMENTS", "RESALE"), developer: "Northlight" },
    description: "A quiet sea view over the marina.",
  },
  {
    ...{ title: "Laurel Lane", tags: badges("Villas"), bedroomNumbers: [4], projectName: "Phase Two" },
    typeWords: ["Row house"],
  },
  {
    ...{ title: "Marina Reach", location: "Dubai Marina, Dubai", city: "Dubai", bedroomNumbers: [3] },
    ...{ tags: badges("Ultra Luxury"), typeWords: ["Penthouse"], categories: ["apartments", "villas"] },
  },
);
const titles = (page: CategoryPageForm, filters: Partial<CategoryCriteria>) =>
  categoryEngine(page)
    .search(listings, { ...emptyCategoryCriteria, ...filters }, null)
    .map(({ title }) => title);

test.each([
  [{}, ["Orchard Row", "Laurel Lane", "Marina Reach"]],
  [{ q: " ORCHARD " }, ["Orchard Row"]],
  [{ q: "hebbal" }, ["Orchard Row", "Laurel Lane"]],
  [{ q: "phase two" }, ["Laurel Lane"]],
  [{ q: "northlight" }, ["Orchard Row"]],
  [{ bhk: [4] as const }, ["Laurel Lane"]],
  [{ bhk: [3, 4] as const, q: "hebbal" }, ["Orchard Row", "Laurel Lane"]],
])("generic category page: search and bedrooms: %j", (filters, expected) => {
  expect(titles("generic", filters)).toEqual(expected);
});

describe.each(["deal", "stage"] as const)("%s page: title, location or tag, and a tag as type", (page) => {
  test.each([
    [{ q: "lane" }, ["Laurel Lane"]],
    [{ q: "resale" }, ["Orchard Row"]],
    [{ q: "northlight" }, []],
    [{ q: "quiet" }, []],
    [{ type: "villas" }, ["Laurel Lane"]],
    [{ type: " villa" }, ["Laurel Lane"]],
    [{ type: "luxury" }, ["Marina Reach"]],
    [{ type: "apartments", q: "lane" }, []],
  ])("%j", (filters, expected) => {
    expect(titles(page, filters)).toEqual(expected);
  });
});

test.each([
  [{ q: "reach" }, ["Marina Reach"]],
  [{ q: "  TRA lux" }, ["Marina Reach"]],
  [{ q: " SEA " }, ["Orchard Row"]],
  [{ q: "view sea" }, ["Orchard Row"]],
  [{ q: "marina" }, ["Orchard Row", "Marina Reach"]],
  [{ type: "apartment" }, ["Orchard Row", "Laurel Lane", "Marina Reach"]],
  [{ type: "villa", q: "reach" }, ["Marina Reach"]],
  [{ type: "penthouse" }, ["Marina Reach"]],
])("Dubai page: title, location, tag or description; type in the combined text: %j", (filters, expected) => {
  expect(titles("dubai", filters)).toEqual(expected);
});
