/** Which listings belong to which list: the one rule for the pages that the build makes and for what the browser filters. */
import type { CategoryPageForm } from "./taxonomy";

/** The city with a page, permits and a currency of its own. */
export const dubaiCity = "Dubai";

/** Whether a listing stands in Dubai. */
export function isInDubai(listing: { readonly city: string }): boolean {
  return listing.city === dubaiCity;
}

interface Category {
  readonly slug: string;
  readonly page: CategoryPageForm;
}

/** Whether a listing belongs on a category's page: by its canonical categories, on the Dubai page by its city. */
export function isInCategory(
  listing: { readonly categories: readonly string[]; readonly city: string },
  category: Category,
): boolean {
  return category.page === "dubai" ? isInDubai(listing) : listing.categories.includes(category.slug);
}

/** What `isInCategory` says, as a filter of Gatsby's data layer. */
export function categoryFilter({ slug, page }: Category) {
  return page === "dubai" ? { city: { eq: dubaiCity } } : { categories: { eq: slug } };
}

/** Which categories the list of a landing page holds, by slug; without any it holds all but those that it excludes. */
export interface ListScope {
  readonly categories: readonly string[];
  readonly exclude: readonly string[];
}

/** Whether a listing belongs on a landing page of this scope. */
export function isInScope(listing: { readonly categories: readonly string[] }, scope: ListScope): boolean {
  const isOneOf = (slugs: readonly string[]) => slugs.some((slug) => listing.categories.includes(slug));
  return (scope.categories.length === 0 || isOneOf(scope.categories)) && !isOneOf(scope.exclude);
}
