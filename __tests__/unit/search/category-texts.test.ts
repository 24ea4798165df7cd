/** The words of data/categories.json that docs/requirements.md 2.7 gives. */
import categories from "../../site-content/categories.json";

const bySlug = new Map(categories.map((category) => [category.slug, category]));

test.each([
  ["new-projects", "stage", "No new projects match your filters."],
  ["under-construction", "stage", "No under-construction projects match your filters."],
  ["ready-to-move", "stage", "No ready-to-move projects match your search."],
  ["rental", "deal", "No rental properties match your filters."],
  ["resale", "deal", "No resale properties match your filters."],
  ["dubai-properties", "dubai", "No Dubai properties match your search."],
])("%s is a %s page and says, when empty: %s", (slug, page, emptyMessage) => {
  expect(bySlug.get(slug)).toMatchObject({ page, emptyMessage });
});

test.each(["rental", "resale"])("the search box of %s has the placeholder of the requirements", (slug) => {
  expect(bySlug.get(slug)?.searchPlaceholder).toBe("Search by name, location, or type...");
});

test("the generic pages, which are all the others, say 'No listings found'", () => {
  const generic = categories.filter(({ page }) => page === "generic");
  expect(generic).toHaveLength(categories.length - 6);
  expect([...new Set(generic.map(({ emptyMessage }) => emptyMessage))]).toEqual(["No listings found"]);
});
