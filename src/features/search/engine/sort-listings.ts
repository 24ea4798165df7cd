import type { SortOrder } from "../filters/definitions/sort-parameter";
import type { SearchListing } from "../../../catalogue/listing-index";

type Sortable = Pick<SearchListing, "id" | "postedAt" | "priceInr">;

/** Latest day first; on the same day the higher id, which was given later. */
export function compareNewest(a: Sortable, b: Sortable): number {
  if (a.postedAt !== b.postedAt) return a.postedAt < b.postedAt ? 1 : -1;
  return b.id - a.id;
}

/** By price in rupees; null stands last both ways (decision A6), equal prices newest first. */
function comparePrice(a: Sortable, b: Sortable, direction: 1 | -1): number {
  if (a.priceInr === b.priceInr) return compareNewest(a, b);
  if (a.priceInr === null) return 1;
  if (b.priceInr === null) return -1;
  return (a.priceInr - b.priceInr) * direction;
}

/** A sorted copy. "relevance" keeps the order given: the text search has put it there. */
export function sortListings<Listing extends Sortable>(
  listings: readonly Listing[],
  order: SortOrder,
): readonly Listing[] {
  if (order === "relevance") return listings;
  if (order === "newest") return [...listings].sort(compareNewest);
  return [...listings].sort((a, b) => comparePrice(a, b, order === "price-asc" ? 1 : -1));
}
