import {
  categoryTable,
  emptyCategoryCriteria,
  tagOptions,
} from "../../../src/features/search/category/category-table";
import { parseAddress, serialiseAddress } from "../../../src/features/search/filters/list-table";
import {
  categoryCountLine,
  placeHeading,
  resultsCountLine,
  unfilteredCountLine,
} from "../../../src/features/search/list/count-line";
import { contrastRatio, textColorOn } from "../../../src/lib/contrast";

const cities = ["Bangalore", "Mumbai", "Dubai"];

const resale = { noun: "resale properties", singular: "resale property" };
const seven = { category: resale, matching: 7, total: 7, city: null, q: "", isFiltered: false };
test.each([
  [{}, "7 resale properties."],
  [{ city: "Goa" }, "7 resale properties in Goa."],
  [
    { matching: 2, q: " villa ", isFiltered: true, city: "Goa" },
    "2 of 7 resale properties in Goa match “villa”.",
  ],
  [{ matching: 1, isFiltered: true }, "1 of 7 resale properties matches your filters."],
  [{ matching: 1, total: 1 }, "1 resale property."],
  [{ total: 1, category: { noun: "townhouses", singular: "townhouse" } }, "1 townhouse."],
  [{ total: 1, category: { noun: "premises", singular: "set of premises" } }, "1 set of premises."],
  [{ total: 0, category: { noun: "premises", singular: "set of premises" } }, "0 premises."],
])("count line of a category: %p", (parts, line) => {
  expect(categoryCountLine({ ...seven, ...parts })).toBe(line);
});

test.each([
  [9, true, false, "9 results"],
  [1, true, false, "1 result"],
  [24, false, false, "Showing 24 properties in India"],
  [30, false, true, "Showing 30 properties in India and Dubai"],
])("count line of the results: %p, narrowed %p, with Dubai %p", (count, isNarrowed, holdsDubai, line) => {
  expect(resultsCountLine(count, isNarrowed, holdsDubai)).toBe(line);
});

test.each([
  [17, "Goa", "All 17 properties in Goa, not filtered yet"],
  [1, null, "All 1 property, not filtered yet"],
])("count line where the filters could not be applied: %p in %p", (count, city, line) => {
  expect(unfilteredCountLine(count, city)).toBe(line);
});

test.each([
  ["Discover Properties in Bangalore", "Goa", false, "Discover Properties in Goa"],
  ["Discover Properties in Bangalore", null, true, "Discover Properties in India and Dubai"],
  ["Discover Properties in Bangalore", null, false, "Discover Properties in India"],
  ["Available Properties", "Goa", true, "Available Properties"],
])("heading %s for %p", (heading, city, holdsDubai, expected) => {
  expect(placeHeading(heading, cities, city, holdsDubai)).toBe(expected);
});

describe("the address of a category page", () => {
  const tables = {
    generic: categoryTable({ page: "generic", isMixed: true, isForSale: false }, []),
    stage: categoryTable({ page: "stage", isMixed: true, isForSale: false }, tagOptions(["New Launch"])),
    dubai: categoryTable({ page: "dubai", isMixed: false, isForSale: false }, []),
  };
  const common = {
    q: "lake",
    city: "Mumbai",
    tab: "rent",
    page: 2,
    furnishing: ["furnished"],
    facing: ["north", "east"],
    pets: ["ask"],
    area: [
      { lat: 12.9, lng: 77.5 },
      { lat: 13, lng: 77.6 },
      { lat: 12.9, lng: 77.7 },
    ],
    view: "map",
  } as const;

  test.each([
    ["generic", { ...common, bhk: [2] }],
    ["stage", { ...common, type: "new launch" }],
  ] as const)("of the form %s reads back as written", (form, address) => {
    const criteria = { ...emptyCategoryCriteria, ...address };
    const written = serialiseAddress(tables[form], criteria);
    expect(parseAddress(tables[form], written, cities)).toEqual(criteria);
  });

  test.each([
    ["generic", "?city=Atlantis&bhk=x&page=-1&q=lake&pets=no&facing=up"],
    ["generic", "?q=lake&type=new launch&sort=newest&priceMax=100&construction=launched"],
    ["stage", "?q=lake&type=castles&bhk=2&highlight=3"],
    ["dubai", "?q=lake&city=Mumbai&tab=rent"],
  ] as const)("of the form %s leaves out what cannot be read or is not offered: %s", (form, query) => {
    expect(parseAddress(tables[form], new URLSearchParams(query), cities)).toEqual({
      ...emptyCategoryCriteria,
      q: "lake",
    });
  });
});

test("contrast follows WCAG: a light swatch gets a frame, a label black or white words", () => {
  expect(contrastRatio("#FFFFFF", "#000")).toBeCloseTo(21);
  expect(contrastRatio("#0A044E", "#FFFFFF")).toBeCloseTo(18.4, 1);
  expect(contrastRatio("#E5B003", "#FFFFFF")).toBeLessThan(3);
  expect(textColorOn("#E5B003")).toBe("#000000");
  expect(textColorOn("#0A044E")).toBe("#FFFFFF");
});
