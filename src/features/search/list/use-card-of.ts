import { useCallback, useMemo } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";

/** Gives the card of a listing: the page's own, which stands there already, else the listing itself. Stable. */
export function useCardOf<Card extends { readonly listingId: number }>(
  cards: readonly Card[],
): (listing: CatalogueListing) => Card | CatalogueListing {
  const ownById = useMemo(() => new Map(cards.map((card) => [card.listingId, card])), [cards]);
  return useCallback((listing) => ownById.get(listing.listingId) ?? listing, [ownById]);
}
