import type { CategoryPageForm } from "./taxonomy";

/** Which listings belong where, by what the index or a card says of them. The build has rules of its own for its nodes. */

/** Whether a listing stands in Dubai, which has a page, permits and a currency of its own (decision A7). */
export function isInDubai(listing: { readonly city: string }): boolean {
  return listing.city === "Dubai";
}

/** Whether a listing belongs on a category's page: by its canonical categories, on the Dubai page by its city. */
export function isInCategory(
  listing: { readonly categories: readonly string[]; readonly city: string },
  category: { readonly slug: string; readonly page: CategoryPageForm },
): boolean {
  return category.page === "dubai" ? isInDubai(listing) : listing.categories.includes(category.slug);
}
