import { useEffect, useMemo, useState } from "react";
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { useWishlist, wasSavedAtLoad } from "../../visitor/wishlist";
import { resolveWishlist, tidyWishlist } from "../../visitor/saved-homes";
import { useHydrated } from "../../ui/hooks";

export interface SavedListings {
  /** `reading` storage, then `loading` the listings, then `ready` or `failed`. */
  readonly phase: "reading" | "loading" | "failed" | "ready";
  /** In the order of saving. */
  readonly listings: readonly CatalogueListing[];
  /** Null before storage has been read. */
  readonly count: number | null;
  readonly dropped: readonly string[];
  readonly retry: () => void;
}

const none: readonly CatalogueListing[] = [];

function resolve(wishlist: readonly string[], catalogue: readonly CatalogueListing[]) {
  const { listings, entries, unknown } = resolveWishlist(wishlist, catalogue);
  const gone = unknown.filter(wasSavedAtLoad);
  return { listings, gone, kept: entries.filter((entry) => !gone.includes(entry)) };
}

/** Also tidies storage: drops repeated and unlisted entries, and replaces slugs by ids. */
export function useSavedListings(): SavedListings {
  const wishlist = useWishlist();
  const isRead = useHydrated();
  const isEmpty = wishlist.length === 0;
  const [catalogue, retry] = useCatalogue(!isEmpty);
  const [dropped, setDropped] = useState<readonly string[]>([]);

  const resolved = useMemo(
    () => (catalogue.status === "ready" ? resolve(wishlist, catalogue.listings) : null),
    [catalogue, wishlist],
  );
  // Noted before the effect below removes them from storage.
  const [counted, setCounted] = useState<typeof resolved>(null);
  if (resolved !== counted) {
    setCounted(resolved);
    setDropped([...new Set([...dropped, ...(resolved?.gone ?? [])])]);
  }
  useEffect(() => {
    if (resolved !== null) tidyWishlist(wishlist, resolved.kept);
  }, [resolved, wishlist]);

  const known = { dropped, retry };
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
