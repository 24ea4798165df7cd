import { isInCategory } from "../../../src/catalogue/category-members";
import type { CategoryPageForm } from "../../../src/catalogue/taxonomy";

test.each<
  [{ slug: string; page: CategoryPageForm }, { categories: readonly string[]; city: string }, boolean]
>([
  [{ slug: "resale", page: "deal" }, { categories: ["resale"], city: "Goa" }, true],
  [{ slug: "rental", page: "deal" }, { categories: ["resale"], city: "Goa" }, false],
  [{ slug: "villas", page: "generic" }, { categories: ["luxury", "villas"], city: "Dubai" }, true],
  [{ slug: "dubai-properties", page: "dubai" }, { categories: ["villas"], city: "Dubai" }, true],
  [{ slug: "dubai-properties", page: "dubai" }, { categories: ["dubai-properties"], city: "Goa" }, false],
])("%j shows %j: %p (specification 2.7)", (category, listing, expected) => {
  expect(isInCategory(listing, category)).toBe(expected);
});
