import { useLazyPart } from "../ui/use-lazy-part";
import { useHomesViewed } from "../visitor/homes-viewed";

/** Cards, their buttons and the index with its decoder. */
const loadCards = () =>
  import("./recently-viewed-cards").then(({ RecentlyViewedCards }) => RecentlyViewedCards);

/**
 * Recently viewed homes for the end of home, results and the 404 page. Nothing stands here, and nothing is loaded,
 * before the first home has been looked at.
 */
export function RecentlyViewedHomes() {
  const Cards = useLazyPart(loadCards, useHomesViewed().length > 0);
  return Cards === null ? null : <Cards />;
}
