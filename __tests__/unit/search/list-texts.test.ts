import {
  categoryTable,
  emptyCategoryCriteria,
  typeOptionsOf,
} from "../../../src/features/search/category/category-table";
import { parseAddress } from "../../../src/features/search/filters/list-table";
import { categoryCountLine } from "../../../src/features/search/list/count-line";
import type { CategoryPageForm } from "../../../src/catalogue/taxonomy";
import { contrastRatio, textColorOn } from "../../../src/lib/contrast";

const cities = ["Bangalore", "Mumbai", "Dubai"];

const resale = { noun: "resale properties", singular: "resale property" };
const seven = { category: resale, matching: 7, total: 7, city: null, q: "", isFiltered: false };
test.each([
  [{}, "7 resale properties."],
  [{ city: "Goa" }, "7 resale properties in Goa."],
  [{ matching: 2, q: " villa ", isFiltered: true }, "2 of 7 resale properties match “villa”."],
  [{ matching: 1, isFiltered: true }, "1 of 7 resale properties matches your filters."],
  [{ matching: 1, total: 1 }, "1 resale property."],
  [{ total: 1, category: { noun: "premises", singular: "set of premises" } }, "1 set of premises."],
  [{ total: 0, category: { noun: "premises", singular: "set of premises" } }, "0 premises."],
])("count line of a category: %p", (parts, line) => {
  expect(categoryCountLine({ ...seven, ...parts })).toBe(line);
});

const tableOf = (page: CategoryPageForm) =>
  categoryTable({ page, isMixed: page !== "dubai", isForSale: false }, typeOptionsOf(page, ["New Launch"]));
test.each([
  ["generic", "?city=Atlantis&bhk=x&page=-1&q=lake&pets=no&facing=up"],
  ["generic", "?q=lake&type=new launch&sort=newest&priceMax=100&construction=launched"],
  ["stage", "?q=lake&type=castles&bhk=2&highlight=3"],
  ["deal", "?q=lake&type=castles&bhk=2"],
  ["dubai", "?q=lake&city=Mumbai&tab=rent&bhk=4&type=castles"],
] as const)("of the form %s leaves out what cannot be read or is not offered: %s", (form, query) => {
  expect(parseAddress(tableOf(form), new URLSearchParams(query), cities)).toEqual({
    ...emptyCategoryCriteria,
    q: "lake",
  });
});

test("contrast follows WCAG: a light swatch gets a frame, a label black or white words", () => {
  expect(contrastRatio("#FFFFFF", "#000")).toBeCloseTo(21);
  expect(contrastRatio("#0A044E", "#FFFFFF")).toBeCloseTo(18.4, 1);
  expect(contrastRatio("#E5B003", "#FFFFFF")).toBeLessThan(3);
  expect(textColorOn("#E5B003")).toBe("#000000");
  expect(textColorOn("#0A044E")).toBe("#FFFFFF");
});
