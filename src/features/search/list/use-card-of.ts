import { useCallback, useMemo } from "react";
import { cardFromIndex } from "../../../listing/card-from-index";
import type { ListingListCardData } from "../../../listing/listing-card-data";
import type { SearchListing } from "../../../catalogue/listing-index";

/** Gives the card of a listing: the page's own, which stands there already, else the one of the index. Stable. */
export function useCardOf<Card extends { readonly listingId: number }>(
  cards: readonly Card[],
): (listing: SearchListing) => Card | ListingListCardData {
  const ownById = useMemo(() => new Map(cards.map((card) => [card.listingId, card])), [cards]);
  return useCallback((listing) => ownById.get(listing.id) ?? cardFromIndex(listing), [ownById]);
}
