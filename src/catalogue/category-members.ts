/** Which listings belong to which list: the one rule for the pages that the build makes and for what the browser filters. */
import { isHome, type CategoryPageForm, type PropertyKind } from "./taxonomy";

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

/** What the page of a category lists before anything is asked for, as a filter of Gatsby's data layer. */
export function categoryFilter({ slug, page, forSale }: Category & { readonly forSale?: boolean | null }) {
  return {
    ...(page === "dubai" ? { city: { eq: dubaiCity } } : { categories: { eq: slug } }),
    ...(forSale === true && { isRental: { eq: false } }),
  };
}

/** Which categories the list of a landing page holds, by slug; without any it holds all but those that it excludes. */
export interface ListScope {
  readonly categories: readonly string[];
  readonly exclude: readonly string[];
}

/** Homes before land, shops and offices, else in the order given. */
export function homesFirst<Listing extends { readonly kinds: readonly PropertyKind[] }>(
  listings: readonly Listing[],
): readonly Listing[] {
  return [
    ...listings.filter(({ kinds }) => isHome(kinds)),
    ...listings.filter(({ kinds }) => !isHome(kinds)),
  ];
}

interface Scoped {
  readonly categories: readonly string[];
  readonly kinds: readonly PropertyKind[];
}

/** The listings of a landing page of this scope, homes first. */
export function listingsInScope<Listing extends Scoped>(
  listings: readonly Listing[],
  scope: ListScope,
): readonly Listing[] {
  const isOneOf = (listing: Listing, slugs: readonly string[]) =>
    slugs.some((slug) => listing.categories.includes(slug));
  return homesFirst(
    listings.filter(
      (listing) =>
        (scope.categories.length === 0 || isOneOf(listing, scope.categories)) &&
        !isOneOf(listing, scope.exclude),
    ),
  );
}

/** Whether all listings of a scope are for sale, or all to let; null where it holds both. */
export function dealOfScope({ categories, exclude }: ListScope): "buy" | "rent" | null {
  if (exclude.includes("rental")) return "buy";
  return categories.length > 0 && categories.every((slug) => slug === "rental") ? "rent" : null;
}
