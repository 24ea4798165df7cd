import { countByCity, countIn } from "../../../src/catalogue/list-paging";
import { categoryFilter, isInCategory, isInDubai, isInScope } from "../../../src/catalogue/category-members";
import type { CategoryPageForm } from "../../../src/catalogue/taxonomy";

test.each<
  [{ slug: string; page: CategoryPageForm }, { categories: readonly string[]; city: string }, boolean]
>([
  [{ slug: "resale", page: "deal" }, { categories: ["resale"], city: "Goa" }, true],
  [{ slug: "rental", page: "deal" }, { categories: ["resale"], city: "Goa" }, false],
  [{ slug: "villas", page: "generic" }, { categories: ["luxury", "villas"], city: "Dubai" }, true],
  [{ slug: "dubai-properties", page: "dubai" }, { categories: ["villas"], city: "Dubai" }, true],
  [{ slug: "dubai-properties", page: "dubai" }, { categories: ["dubai-properties"], city: "Goa" }, false],
])("%j shows %j: %p (requirements 2.7)", (category, listing, expected) => {
  expect(isInCategory(listing, category)).toBe(expected);
});

test("the data layer is asked by the same rule", () => {
  expect(categoryFilter({ slug: "villas", page: "generic" })).toEqual({ categories: { eq: "villas" } });
  expect(categoryFilter({ slug: "dubai-properties", page: "dubai" })).toEqual({ city: { eq: "Dubai" } });
});

test.each([
  ["Dubai", true],
  ["Goa", false],
])("a home in %s stands in Dubai: %p", (city, expected) => {
  expect(isInDubai({ city })).toBe(expected);
});

test.each([
  [{ categories: [], exclude: [] }, true],
  [{ categories: [], exclude: ["rental"] }, true],
  [{ categories: [], exclude: ["villas"] }, false],
  [{ categories: ["plots", "villas"], exclude: [] }, true],
  [{ categories: ["plots"], exclude: [] }, false],
  [{ categories: ["villas"], exclude: ["luxury"] }, false],
])("a landing page of %j shows a luxury villa: %p", (scope, expected) => {
  expect(isInScope({ categories: ["luxury", "villas"] }, scope)).toBe(expected);
});

test("homes are counted by city, and the counts of all cities together", () => {
  const counts = countByCity([{ city: "Mumbai" }, { city: "Goa" }, { city: "Mumbai" }]);
  expect(counts).toEqual([
    { city: "Goa", count: 1 },
    { city: "Mumbai", count: 2 },
  ]);
  expect([countIn(counts, "Mumbai"), countIn(counts, "Bangalore"), countIn(counts, null)]).toEqual([2, 0, 3]);
});
