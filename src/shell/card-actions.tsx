import type { ReactNode } from "react";
import { ShareButton } from "../features/share/share-button";
import { HeartButton } from "../features/wishlist/heart-button";
import { CardActionsProvider, type CardActions } from "../listing/card-actions";

const heartAndShare: CardActions = { Heart: HeartButton, Share: ShareButton };

/**
 * Gives the cards below their heart and share button. It stands in the pages that show cards and not in the layout, so
 * that pages of text alone do not load the code of the two.
 */
export function HeartAndShare({ children }: { readonly children: ReactNode }) {
  return <CardActionsProvider value={heartAndShare}>{children}</CardActionsProvider>;
}
