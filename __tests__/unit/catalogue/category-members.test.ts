import { countByCity, countIn } from "../../../src/catalogue/page-contexts";
import {
  categoryFilter,
  dealOfScope,
  isInCategory,
  listingsInScope,
} from "../../../src/catalogue/category-members";
import type { CategoryPageForm, PropertyKind } from "../../../src/catalogue/taxonomy";

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
  const forSale = { categories: { eq: "plots" }, isRental: { eq: false } };
  expect(categoryFilter({ slug: "dubai-properties", page: "dubai" })).toEqual({ city: { eq: "Dubai" } });
  expect(categoryFilter({ slug: "plots", page: "generic", forSale: true })).toEqual(forSale);
});

test.each([
  [{ categories: [], exclude: [] }, true],
  [{ categories: [], exclude: ["villas"] }, false],
  [{ categories: ["plots", "villas"], exclude: [] }, true],
  [{ categories: ["plots"], exclude: [] }, false],
  [{ categories: ["villas"], exclude: ["luxury"] }, false],
])("a landing page of %j shows a luxury villa: %p", (scope, expected) => {
  const listed = listingsInScope([{ categories: ["luxury", "villas"], kinds: [] }], scope);
  expect(listed).toHaveLength(Number(expected));
});

test("a landing page lists homes first", () => {
  const kinds: readonly PropertyKind[] = ["plot", "apartment", "commercial", "villa"];
  const listings = kinds.map((kind) => ({ categories: [], kinds: [kind] }));
  const listed = listingsInScope(listings, { categories: [], exclude: [] });
  expect(listed.flatMap((listing) => listing.kinds)).toEqual(["apartment", "villa", "plot", "commercial"]);
});

test.each([
  [{ categories: [], exclude: ["rental"] }, "buy"],
  [{ categories: ["rental"], exclude: [] }, "rent"],
  [{ categories: ["rental", "villas"], exclude: [] }, null],
  [{ categories: [], exclude: [] }, null],
])("the homes of %j are all to %j", (scope, expected) => {
  expect(dealOfScope(scope)).toBe(expected);
});

test("homes are counted by city, and the counts of all cities together", () => {
  const counts = countByCity([{ city: "Mumbai" }, { city: "Goa" }, { city: "Mumbai" }]);
  expect(counts).toEqual([
    { city: "Goa", count: 1 },
    { city: "Mumbai", count: 2 },
  ]);
  expect([countIn(counts, "Mumbai"), countIn(counts, "Bangalore"), countIn(counts, null)]).toEqual([2, 0, 3]);
});
