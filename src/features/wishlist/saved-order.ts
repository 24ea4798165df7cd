/** The order of saved homes (docs/requirements.md 2.15). */
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { comparePrices } from "../../catalogue/compare-prices";

/** The three orders, with the words of docs/requirements.md 2.15. */
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
 * A sorted copy of listings given in the order of saving. "recent" puts the last saved first; by price, null is last in
 * both directions (docs/decisions/a6-price-numbers.md), rentals follow homes for sale, and equal prices keep the last
 * saved first.
 */
export function sortSaved<Listing extends Pick<CatalogueListing, "price" | "isRental">>(
  listings: readonly Listing[],
  order: SavedOrder,
): readonly Listing[] {
  const recent = [...listings].reverse();
  if (order === "recent") return recent;
  const direction = order === "price-asc" ? 1 : -1;
  return recent.sort((a, b) => comparePrices(a, b, direction));
}
