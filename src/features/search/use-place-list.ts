import { useState } from "react";
import { cardFromIndex } from "../../components/listing/card-from-index";
import type { ListingCardData } from "../../components/listing/listing-card-data";
import { RESULTS_PER_PAGE } from "./search-listings";
import type { ListPaging } from "./list-paging";
import { useListingIndex } from "./use-listing-index";

export interface PlaceListInput {
  readonly paging: ListPaging;
  /** Cards of this page, as pre-rendered. */
  readonly cards: readonly ListingCardData[];
  /** The visitor's city; null on the server and in the first render of the browser. */
  readonly chosenCity: string | null;
  /** Whether a listing of the search index is part of the list. */
  readonly belongs: (listing: { readonly categories: readonly string[] }) => boolean;
}

/**
 * A list that nothing narrows but the visitor's city (decision C1). A list of one page has all its cards already; of
 * a longer one, the city's cards come from the search index.
 */
export function usePlaceList({ paging, cards, chosenCity, belongs }: PlaceListInput) {
  const [isEverywhere, setEverywhere] = useState(false);
  const [rounds, setRounds] = useState(1);
  const city = isEverywhere ? null : chosenCity;
  const isIndexWanted = city !== null && paging.pageCount > 1;
  const [index, requestIndex] = useListingIndex(isIndexWanted);
  const all =
    isIndexWanted && index.status === "ready" ? index.listings.filter(belongs).map(cardFromIndex) : null;
  const inCity = city === null ? cards : (all ?? cards).filter((card) => card.city === city);
  const shown = city === null ? cards : inCity.slice(0, rounds * RESULTS_PER_PAGE);
  return {
    /** The visitor cleared the city for this page. */
    isEverywhere,
    showEverywhere: () => setEverywhere(true),
    city,
    shown,
    /** Listings on all pages. */
    matching: city === null ? paging.total : inCity.length,
    /** False while only the cards of this page are known of a longer list. */
    isCounted: city === null || paging.pageCount === 1 || all !== null,
    hasMore: city === null ? paging.page < paging.pageCount : shown.length < inCity.length,
    /** Absent where the next cards are on the next page. */
    showMore: city === null ? undefined : () => setRounds(rounds + 1),
    isLoading: isIndexWanted && all === null && index.status !== "failed",
    hasFailed: isIndexWanted && index.status === "failed",
    requestIndex,
  };
}

export type PlaceListState = ReturnType<typeof usePlaceList>;
