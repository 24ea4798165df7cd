import { lazyPart, useLazyPart } from "../ui/hooks";
import { useHomesViewed } from "../visitor/homes-viewed";
import { useSavedSearches } from "../visitor/saved-searches";

/** Chunk of the cards, their buttons and the search index with its decoder. */
const cards = lazyPart(() => import("./on-demand-cards"));
/** Chunk of the searches with the engine that counts in them. */
const savedSearches = lazyPart(() => import("../features/search/saved/your-searches"));

/** For the 404 page of a home: homes whose name or place is like that in the address. Null loads nothing. */
export function HomesAlike({ slug }: { readonly slug: string | null }) {
  const part = useLazyPart(cards, slug !== null);
  return part === null || slug === null ? null : <part.HomesAlikeCards slug={slug} />;
}

/**
 * Recently viewed homes for the end of home, results and the 404 page. Nothing is rendered or loaded before the first
 * home has been viewed.
 */
export function RecentlyViewedHomes() {
  const part = useLazyPart(cards, useHomesViewed().length > 0);
  return part === null ? null : <part.RecentlyViewedCards />;
}

/** The searches saved in this browser; nothing is rendered or loaded before the first one is. */
export function YourSearches() {
  const part = useLazyPart(savedSearches, useSavedSearches().length > 0);
  return part === null ? null : <part.YourSearches />;
}
