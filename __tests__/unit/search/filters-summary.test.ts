import { emptyCriteria, type SearchCriteria } from "../../../src/features/search/filters/filter-table";
import { countChoices } from "../../../src/features/search/filters/list-table";
import { heroFilters, summariseFilters } from "../../../src/features/search/hero/search-form";

test.each<[string, Partial<SearchCriteria>, string, number]>([
  ["nothing", {}, "No filters chosen", 0],
  ["one stage", { construction: ["newLaunch"] }, "New Launch", 1],
  ["stages", { construction: ["launched", "readyToMove"] }, "Ready To Move or Launched", 2],
  ["one bedroom count", { bhk: [4] }, "4+ BHK", 1],
  ["bedrooms", { bhk: [1, 2, 3] }, "1, 2 and 3 BHK", 3],
  ["a minimum", { priceMin: 5_000_000 }, "from ₹50 L", 1],
  ["a range", { priceMin: 5_000_000, priceMax: 25_000_000 }, "₹50 L to ₹2.50 Cr", 2],
])("summary of the Filters popover (requirements 2.5): %s", (_, filters, words, count) => {
  const criteria = { ...emptyCriteria, ...filters };
  expect(summariseFilters(criteria)).toBe(words);
  expect(countChoices(heroFilters, criteria)).toBe(count);
});
