import { createContext, useContext, type ComponentType } from "react";
import type { CatalogueListing } from "../catalogue/catalogue-columns";

/** What a control on a card needs to know of the listing. */
export type ActedListing = Pick<CatalogueListing, "listingId" | "title" | "path">;

/** What a visitor can do with a listing on its card. A card leaves out what it is not given. */
export interface CardActions {
  /** The wishlist toggle, a 48 px square. */
  readonly Heart?: ComponentType<{ readonly listing: ActedListing }>;
  readonly Share?: ComponentType<{ readonly listing: ActedListing; readonly place?: "card" | "wishlist" }>;
}

const Actions = createContext<CardActions>({});

/** Hands the controls to every card below. The value never changes, so that no card renders again because of it. */
export const CardActionsProvider = Actions.Provider;

/** The controls for a card, from the nearest provider. */
export function useCardActions(): CardActions {
  return useContext(Actions);
}
