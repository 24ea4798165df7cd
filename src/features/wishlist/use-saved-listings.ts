import { useEffect, useMemo, useState } from "react";
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { useCatalogue } from "../../catalogue/use-catalogue";
import { useWishlist, wasSavedAtLoad } from "../../visitor/wishlist";
import { resolveWishlist, tidyWishlist } from "../../visitor/saved-homes";
import { useHydrated } from "../../ui/hooks";

const none: readonly CatalogueListing[] = [];

function resolve(wishlist: readonly string[], catalogue: readonly CatalogueListing[]) {
  const { listings, entries, unknown } = resolveWishlist(wishlist, catalogue);
  const gone = unknown.filter(wasSavedAtLoad);
  return { listings, gone, kept: entries.filter((entry) => !gone.includes(entry)) };
}

/** Also tidies storage: drops repeated and unlisted entries, and replaces slugs by ids. */
export function useSavedListings() {
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

  const phase = !isRead
    ? "reading"
    : isEmpty || resolved !== null
      ? "ready"
      : catalogue.status === "failed"
        ? "failed"
        : "loading";
  /** In the order of saving. */
  const listings = resolved?.listings ?? none;
  const count = resolved === null ? wishlist.length : listings.length;
  return { phase, listings, count: isRead ? count : null, dropped, retry } as const;
}
