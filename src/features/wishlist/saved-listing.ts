/** Saved homes as the wishlist page shows them, and their order (specification 2.15). */
import type { IndexListing } from "../../catalogue/index-listing";

/** The part of a listing that the wishlist page needs. */
export type SavedListing = Pick<
  IndexListing,
  | "id"
  | "slug"
  | "title"
  | "location"
  | "city"
  | "tags"
  | "priceLabel"
  | "priceInr"
  | "possession"
  | "bedroomsLabel"
  | "size"
  | "phone"
  | "registrations"
  | "picture"
>;

/** The three orders, with the words of specification 2.15. */
export const savedOrders = [
  { id: "recent", label: "Recently Saved" },
  { id: "price-asc", label: "Price: Low to High" },
  { id: "price-desc", label: "Price: High to Low" },
] as const;

export type SavedOrder = (typeof savedOrders)[number]["id"];

/** The order of an option's value; "recent" for anything else. */
export function parseSavedOrder(value: string): SavedOrder {
  return savedOrders.find(({ id }) => id === value)?.id ?? "recent";
}

/**
 * A sorted copy of listings given in the order of saving. "recent" puts the last saved first; by price, null stands
 * last both ways (decision A6) and equal prices keep the last saved first.
 */
export function sortSaved<Listing extends Pick<SavedListing, "priceInr">>(
  listings: readonly Listing[],
  order: SavedOrder,
): readonly Listing[] {
  const recent = [...listings].reverse();
  if (order === "recent") return recent;
  const direction = order === "price-asc" ? 1 : -1;
  return recent.sort((a, b) => {
    if (a.priceInr === null || b.priceInr === null)
      return Number(a.priceInr === null) - Number(b.priceInr === null);
    return (a.priceInr - b.priceInr) * direction;
  });
}
