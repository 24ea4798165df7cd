import type { ReactNode } from "react";
import { ShareButton } from "../features/share/share-button";
import { CompareButton } from "../features/compare/compare-button";
import { HeartButton } from "../features/wishlist/heart-button";
import { CardActionsProvider, type CardActions } from "../listing/card-actions";

const heartAndShare: CardActions = { Heart: HeartButton, Compare: CompareButton, Share: ShareButton };

/**
 * Context that gives cards their heart and share button. Used by the pages that show cards and not by the layout, so
 * that pages of text alone do not load the code of the two.
 */
export function HeartAndShare({ children }: { readonly children: ReactNode }) {
  return <CardActionsProvider value={heartAndShare}>{children}</CardActionsProvider>;
}
