import { dubaiCity } from "../config/routes";
import type { ListedHome } from "./offer";
import { isHome, type CategoryPageForm } from "./taxonomy";

export function isInDubai(listing: Pick<ListedHome, "city">): boolean {
  return listing.city === dubaiCity;
}

interface Category {
  readonly slug: string;
  readonly page: CategoryPageForm;
}

/** Whether a listing is on a category's page: by its canonical categories, on the Dubai page by its city. */
export function isInCategory(listing: Pick<ListedHome, "categories" | "city">, category: Category): boolean {
  return category.page === "dubai" ? isInDubai(listing) : listing.categories.includes(category.slug);
}

/** What a category's page lists before filters are set, as a filter for Gatsby's data layer. */
export function categoryFilter({ slug, page, forSale }: Category & { readonly forSale?: boolean | null }) {
  return {
    ...(page === "dubai" ? { city: { eq: dubaiCity } } : { categories: { eq: slug } }),
    ...(forSale === true && { isRental: { eq: false } }),
  };
}

export interface ListScope {
  readonly categories: readonly string[];
  readonly exclude: readonly string[];
}

/** Homes before land, shops and offices; otherwise keeps the order. */
export function homesFirst<Listing extends Pick<ListedHome, "kinds">>(
  listings: readonly Listing[],
): readonly Listing[] {
  return [...listings].sort((a, b) => Number(isHome(b.kinds)) - Number(isHome(a.kinds)));
}

/** The listings of a landing page, homes first; a scope without categories holds all but the excluded ones. */
export function listingsInScope<Listing extends Pick<ListedHome, "categories" | "kinds">>(
  listings: readonly Listing[],
  { categories, exclude }: ListScope,
): readonly Listing[] {
  const isOneOf = (listing: Listing, slugs: readonly string[]) =>
    slugs.some((slug) => listing.categories.includes(slug));
  const isNamed = (listing: Listing) => categories.length === 0 || isOneOf(listing, categories);
  return homesFirst(listings.filter((listing) => isNamed(listing) && !isOneOf(listing, exclude)));
}

/** "buy" or "rent" where all listings of a scope are for sale or to let; null where it holds both. */
export function dealOfScope({ categories, exclude }: ListScope): "buy" | "rent" | null {
  if (exclude.includes("rental")) return "buy";
  return categories.length > 0 && categories.every((slug) => slug === "rental") ? "rent" : null;
}
