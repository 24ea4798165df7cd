import { useCallback, useMemo } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";

/**
 * Returns a function, of stable identity, from a listing to its card: the one that the page was rendered with, else the
 * listing itself.
 */
export function useCardOf<Card extends { readonly listingId: number }>(
  cards: readonly Card[],
): (listing: CatalogueListing) => Card | CatalogueListing {
  const ownById = useMemo(() => new Map(cards.map((card) => [card.listingId, card])), [cards]);
  return useCallback((listing) => ownById.get(listing.listingId) ?? listing, [ownById]);
}
