import { useMemo, useState } from "react";
import type { ListingCardData } from "../../../listing/listing-card";
import { isInScope, type ListScope } from "../../../catalogue/category-members";
import { routes } from "../../../config/routes";
import { useChosenCity } from "../../../visitor/chosen-city";
import { useCityNames } from "../../../visitor/city-names";
import { useAddressQuery, writeAddressQuery } from "../address/address-query";
import { activeCity, paramsForLink } from "../address/listed-city";
import { paramsOf } from "../address/query-string";
import { ALL_CITIES, cityParameter, type CityPart } from "../filters/definitions/city-parameter";
import { listPageSize, type ListPaging } from "../../../catalogue/list-paging";
import { useCardOf } from "../list/use-card-of";
import { useCatalogue } from "../../../catalogue/use-catalogue";

const serialiseCity = (address: CityPart) => paramsOf(cityParameter.serialise(address));

export interface PlaceListInput {
  readonly paging: ListPaging;
  /** Cards of this page in its HTML. */
  readonly cards: readonly ListingCardData[];
  /** Which listings of the search index are part of the list. */
  readonly scope: ListScope;
}

/**
 * A list that is narrowed only to a city: that of the address, else the chosen one
 * (docs/decisions/c1-city-filters-lists.md). A list of one page has all its cards already; of a longer one, the city's
 * cards come from the search index.
 */
export function usePlaceList({ paging, cards, scope }: PlaceListInput) {
  const cityNames = useCityNames();
  const chosenCity = useChosenCity();
  const query = useAddressQuery(routes.listPage(paging.listPath, paging.page));
  const address = useMemo(
    () => cityParameter.parse(new URLSearchParams(query ?? ""), cityNames),
    [query, cityNames],
  );
  const [rounds, setRounds] = useState(1);
  const city = activeCity(address, chosenCity);
  const isIndexWanted = city !== null && paging.pageCount > 1;
  const [index, requestIndex] = useCatalogue(isIndexWanted);
  const cardOf = useCardOf(cards);
  const listings = isIndexWanted && index.status === "ready" ? index.listings : null;
  const found = useMemo(
    () => listings?.filter((listing) => listing.city === city && isInScope(listing, scope)) ?? null,
    [listings, city, scope],
  );
  const ownInCity = city === null ? cards : cards.filter((card) => card.city === city);
  const shown = found?.slice(0, rounds * listPageSize).map(cardOf) ?? ownInCity;
  const inCityCount = found?.length ?? ownInCity.length;
  return {
    /** False for the pre-rendered page, which depends on neither query nor visitor. */
    isHydrated: query !== null,
    /** Asks for every city in the address, so that Back undoes it and a shared link keeps it. */
    showEverywhere: () =>
      writeAddressQuery(paramsForLink(serialiseCity, { city: ALL_CITIES }, chosenCity), "push"),
    city,
    /**
     * Whether the cards are all of the chosen city, or the page is not hydrated yet
     * (docs/decisions/b1-whole-html-before-script.md).
     */
    inCityFilter: city === chosenCity,
    shown,
    /** Listings on all pages. */
    matching: city === null ? paging.total : inCityCount,
    /** False while only the cards of this page are known of a longer list. */
    isCounted: city === null || paging.pageCount === 1 || found !== null,
    hasMore: city === null ? paging.page < paging.pageCount : shown.length < inCityCount,
    /** Absent where the next cards are on the next page. */
    showMore: city === null ? undefined : () => setRounds(rounds + 1),
    isLoading: isIndexWanted && found === null && index.status !== "failed",
    hasFailed: isIndexWanted && index.status === "failed",
    requestIndex,
  };
}

export type PlaceListState = ReturnType<typeof usePlaceList>;
