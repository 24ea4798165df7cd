import type { SavedName } from "./wishlist";

/** The listings that a wishlist names. */
export interface ResolvedWishlist<Listing> {
  /** In the order of saving, each once. */
  readonly listings: readonly Listing[];
  /** The same wishlist by ids, each home once; unknown entries stay as they are. */
  readonly entries: readonly string[];
  /** Entries that name no listing. */
  readonly unknown: readonly string[];
}

/** Finds the listings that a wishlist names by id or slug (docs/decisions/c2-wishlist-ids.md). */
export function resolveWishlist<Listing extends SavedName>(
  wishlist: readonly string[],
  listings: readonly Listing[],
): ResolvedWishlist<Listing> {
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
