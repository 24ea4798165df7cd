import { lazyPart, useLazyPart } from "../ui/hooks";
import { useHomesViewed } from "../visitor/homes-viewed";
import { useSavedSearches } from "../visitor/saved-searches";

const cards = lazyPart(() => import("./on-demand-cards"));
const savedSearches = lazyPart(() => import("../features/search/saved/your-searches"));

/** For the 404 page of a home: homes of a similar name or place; null loads nothing. */
export function SuggestedHomes({ slug }: { readonly slug: string | null }) {
  const part = useLazyPart(cards, slug !== null);
  return part === null || slug === null ? null : <part.SuggestedHomeCards slug={slug} />;
}

/** Renders and loads nothing until a home has been viewed. */
export function RecentlyViewedHomes() {
  const part = useLazyPart(cards, useHomesViewed().length > 0);
  return part === null ? null : <part.RecentlyViewedCards />;
}

/** Renders and loads nothing until a search has been saved. */
export function YourSearches() {
  const part = useLazyPart(savedSearches, useSavedSearches().length > 0);
  return part === null ? null : <part.YourSearches />;
}
