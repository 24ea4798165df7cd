/** What lists of saved homes do with the wishlist; hearts and counts need none of it. */
import { storedWishlist, readWishlist, type SavedName } from "./wishlist";

export function addToWishlist(listingIds: readonly number[]): void {
  storedWishlist.set([...new Set([...readWishlist(), ...listingIds.map(String)])]);
}

export function removeFromWishlist(...entries: readonly (number | string)[]): void {
  const removed = entries.map(String);
  storedWishlist.set(readWishlist().filter((entry) => !removed.includes(entry)));
}

export const clearWishlist = storedWishlist.clear;

/** Stores what a wishlist was resolved to, unless storage has changed meanwhile. */
export function tidyWishlist(wishlist: readonly string[], entries: readonly string[]): void {
  if (wishlist === readWishlist() && entries.join() !== wishlist.join()) storedWishlist.set(entries);
}

/** Finds the listings of a wishlist by id or slug (docs/decisions/saved-and-compared.md). */
export function resolveWishlist<Listing extends SavedName>(
  wishlist: readonly string[],
  listings: readonly Listing[],
) {
  const byName = new Map<string, Listing>();
  for (const listing of listings) {
    byName.set(String(listing.listingId), listing);
    if (!byName.has(listing.slug)) byName.set(listing.slug, listing);
  }
  const known = wishlist.flatMap((entry) => byName.get(entry) ?? []);
  const idOf = (entry: string) => String(byName.get(entry)?.listingId ?? entry);
  return {
    listings: [...new Set(known)],
    entries: [...new Set(wishlist.map(idOf))],
    unknown: wishlist.filter((entry) => !byName.has(entry)),
  };
}
