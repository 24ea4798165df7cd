import { useCallback, useEffect, useMemo, useState } from "react";
import { useHydrated } from "../../ui/use-hydrated";
import type { SavedListing } from "./saved-listing";
import { replaceWishlist, resolveWishlist, useWishlist } from "../../visitor/wishlist";

/** All listings, or how far the asking for them has come; `idle` is not yet asked. */
type Catalogue = "idle" | "loading" | "failed" | readonly SavedListing[];

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
 * listings are known (decision C2). `load` must be stable; it is not called while nothing is saved.
 */
export function useSavedListings(load: () => Promise<readonly SavedListing[]>): SavedListings {
  const wishlist = useWishlist();
  const isRead = useHydrated();
  const [catalogue, setCatalogue] = useState<Catalogue>("idle");
  const [droppedCount, setDroppedCount] = useState(0);
  const isEmpty = wishlist.length === 0;
  const isWanted = catalogue === "loading" || (catalogue === "idle" && !isEmpty);

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    load().then(
      (listings) => isCurrent && setCatalogue(listings),
      () => isCurrent && setCatalogue("failed"),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, load]);

  const resolved = useMemo(
    () => (typeof catalogue === "string" ? null : resolveWishlist(wishlist, catalogue)),
    [catalogue, wishlist],
  );
  useEffect(() => {
    if (resolved === null) return;
    const ids = resolved.listings.map(({ id }) => id);
    if (resolved.unknownCount > 0) setDroppedCount((count) => count + resolved.unknownCount);
    if (ids.join() !== wishlist.join()) replaceWishlist(ids);
  }, [resolved, wishlist]);

  const retry = useCallback(() => setCatalogue("loading"), []);
  const known = { droppedCount, retry };
  if (!isRead) return { ...known, phase: "reading", listings: none, count: null };
  if (isEmpty) return { ...known, phase: "ready", listings: none, count: 0 };
  if (resolved !== null) {
    return { ...known, phase: "ready", listings: resolved.listings, count: resolved.listings.length };
  }
  return {
    ...known,
    phase: catalogue === "failed" ? "failed" : "loading",
    listings: none,
    count: wishlist.length,
  };
}
