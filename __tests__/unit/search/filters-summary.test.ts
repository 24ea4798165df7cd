import { emptyCriteria, type SearchCriteria } from "../../../src/features/search/filters/filter-table";
import { summariseFilters } from "../../../src/features/search/hero/search-form";

test.each<[string, Partial<SearchCriteria>, string]>([
  ["nothing", {}, "No filters chosen"],
  ["one stage", { construction: ["newLaunch"] }, "New Launch"],
  ["stages", { construction: ["launched", "readyToMove"] }, "Ready To Move or Launched"],
  ["one bedroom count", { bhk: [4] }, "4+ BHK"],
  ["bedrooms", { bhk: [1, 2, 3] }, "1, 2 and 3 BHK"],
  ["a minimum", { priceMin: 5_000_000 }, "from ₹50 L"],
  ["a range", { priceMin: 5_000_000, priceMax: 25_000_000 }, "₹50 L to ₹2.50 Cr"],
])("summary of the Filters popover (requirements 2.5): %s", (_, filters, words) => {
  expect(summariseFilters({ ...emptyCriteria, ...filters })).toBe(words);
});
