import { createContext, useContext, type ComponentType } from "react";
import type { CatalogueListing } from "../catalogue/catalogue-index";
import type { Offer, OfferTexts } from "../catalogue/offer";

export type ActedListing = Pick<CatalogueListing, "listingId" | "title" | "path"> & {
  readonly offer: OfferTexts & Pick<Offer, "label">;
};

/** The controls on a card; an absent one is not rendered. */
export interface CardActions {
  /** The wishlist toggle, a 48 px square. */
  readonly Heart?: ComponentType<{ readonly listing: ActedListing }>;
  /** The toggle that puts a home aside to be compared. */
  readonly Compare?: ComponentType<{ readonly listing: ActedListing; readonly variant?: "card" | "detail" }>;
  readonly Share?: ComponentType<{ readonly listing: ActedListing; readonly variant?: "card" | "wishlist" }>;
}

const Actions = createContext<CardActions>({});

/** Gives the controls to every card below. The value must not change, so that no card renders again because of it. */
export const CardActionsProvider = Actions.Provider;

/** The controls for a card, from the nearest provider. */
export function useCardActions(): CardActions {
  return useContext(Actions);
}
