import { lazyPart, useLazyPart } from "../ui/hooks";
import { useHomesViewed } from "../visitor/homes-viewed";

const cards = lazyPart(() => import("./on-demand-cards"));

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
