import type { ReactNode } from "react";
import { ShareButton } from "../features/share/share-button";
import { CompareButton } from "../features/compare/compare-button";
import { HeartButton } from "../features/wishlist/heart-button";
import { CardActionsProvider, type CardActions } from "../listing/card-actions";

const heartAndShare: CardActions = { Heart: HeartButton, Compare: CompareButton, Share: ShareButton };

/** Gives cards their buttons. Not in the layout, so that pages of text do not load them. */
export function CardButtons({ children }: { readonly children: ReactNode }) {
  return <CardActionsProvider value={heartAndShare}>{children}</CardActionsProvider>;
}
