import { useEffect, useMemo, useState } from "react";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { useHydrated } from "../../ui/use-hydrated";
import type { SavedListing } from "./saved-listing";
import { readWishlist, replaceWishlist, resolveWishlist, useWishlist } from "../../visitor/wishlist";

export interface SavedListings {
  /**
   * `reading` until the browser's storage has been read, `loading` while the listings come, `failed` when they do
   * not, `ready` with `listings`.
   */
  readonly phase: "reading" | "loading" | "failed" | "ready";
  /** In the order of saving. */
  readonly listings: readonly SavedListing[];
  /** How many are saved; null before storage has been read. */
  readonly count: number | null;
  /** How many saved entries turned out to be no longer listed. */
  readonly droppedCount: number;
  readonly retry: () => void;
}

const none: readonly SavedListing[] = [];

/**
 * The saved homes of this browser. Entries that are unknown, repeated or slugs are put right in storage once the
 * listings are known, which are not loaded while nothing is saved.
 */
export function useSavedListings(): SavedListings {
  const wishlist = useWishlist();
  const isRead = useHydrated();
  const isEmpty = wishlist.length === 0;
  const [catalogue, retry] = useCatalogue(!isEmpty);
  const [droppedCount, setDroppedCount] = useState(0);

  const resolved = useMemo(
    () => (catalogue.status === "ready" ? resolveWishlist(wishlist, catalogue.listings) : null),
    [catalogue, wishlist],
  );
  useEffect(() => {
    if (resolved === null) return;
    const ids = resolved.listings.map(({ id }) => id);
    // What storage holds by now decides, so that an effect which runs twice counts once.
    if (ids.join() === readWishlist().join()) return;
    setDroppedCount((count) => count + resolved.unknownCount);
    replaceWishlist(ids);
  }, [resolved]);

  const known = { droppedCount, retry };
  if (!isRead) return { ...known, phase: "reading", listings: none, count: null };
  if (isEmpty) return { ...known, phase: "ready", listings: none, count: 0 };
  if (resolved !== null) {
    return { ...known, phase: "ready", listings: resolved.listings, count: resolved.listings.length };
  }
  return {
    ...known,
    phase: catalogue.status === "failed" ? "failed" : "loading",
    listings: none,
    count: wishlist.length,
  };
}
