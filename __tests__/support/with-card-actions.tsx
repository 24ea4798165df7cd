import type { ReactNode } from "react";
import { CardActionsProvider, type CardActions } from "../../src/listing/card-actions";

const buttons: CardActions = {
  Heart: ({ listing }) => <button>Save {listing.title}</button>,
  Share: ({ listing }) => <button>Share {listing.title}</button>,
};

/** Gives the cards below plain buttons instead of heart and share button, or the given ones. */
export function WithCardActions({
  actions = buttons,
  children,
}: {
  readonly actions?: CardActions;
  readonly children: ReactNode;
}) {
  return <CardActionsProvider value={actions}>{children}</CardActionsProvider>;
}
