import { lazyPart, useLazyPart } from "../ui/use-lazy-part";
import { useHomesViewed } from "../visitor/homes-viewed";

/** Chunk of the cards, their buttons and the search index with its decoder. */
const cards = lazyPart(() => import("./recently-viewed-cards"));

/**
 * Recently viewed homes for the end of home, results and the 404 page. Nothing is rendered or loaded before the first
 * home has been viewed.
 */
export function RecentlyViewedHomes() {
  const part = useLazyPart(cards, useHomesViewed().length > 0);
  return part === null ? null : <part.RecentlyViewedCards />;
}
