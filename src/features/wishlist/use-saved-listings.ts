import { useEffect, useMemo, useState } from "react";
import type { CatalogueListing } from "../../catalogue/catalogue-columns";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { useHydrated } from "../../ui/use-hydrated";
import { replaceWishlist, resolveWishlist, useWishlist } from "../../visitor/wishlist";

export interface SavedListings {
  /**
   * `reading` until the browser's storage has been read, `loading` while the listings come, `failed` when they do
   * not, `ready` with `listings`.
   */
  readonly phase: "reading" | "loading" | "failed" | "ready";
  /** In the order of saving. */
  readonly listings: readonly CatalogueListing[];
  /** How many are saved; null before storage has been read. */
  readonly count: number | null;
  /** How many saved entries turned out to be no longer listed. */
  readonly droppedCount: number;
  readonly retry: () => void;
}

const none: readonly CatalogueListing[] = [];

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
  // Counted before the effect below takes them out of storage, where the next look finds none of them.
  const [counted, setCounted] = useState<typeof resolved>(null);
  if (resolved !== counted) {
    setCounted(resolved);
    setDroppedCount(droppedCount + (resolved?.unknownCount ?? 0));
  }
  useEffect(() => {
    if (resolved === null) return;
    const ids = resolved.listings.map(({ listingId }) => listingId);
    if (ids.join() !== wishlist.join()) replaceWishlist(ids);
  }, [resolved, wishlist]);

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
