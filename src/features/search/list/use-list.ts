import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { countIn, type ListPaging } from "../../../catalogue/page-contexts";
import { useCatalogue } from "../../../catalogue/use-catalogue";
import { routes } from "../../../config/routes";
import { fold } from "../../../lib/text";
import { useSiteFacts } from "../../../site/site-data";
import { markListCity, useSelectedCity } from "../../../visitor/selected-city";
import { useCityNames } from "../../../visitor/city-names";
import { listCity, useAddressQuery, useIsQueryWritten, writeAddressQuery } from "../filters/address-query";
import {
  isNarrowedBy,
  paramsForLink,
  parseAddress,
  serialiseAddress,
  type Facet,
  type ListTable,
  type ListCriteria,
} from "../filters/list-table";
import type { ListEngine } from "../engine/search-engine";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { useBeforePaint, useLazyPart, type LazyPart } from "../../../ui/hooks";

interface ListInput<Criteria, Card> {
  readonly table: ListTable<Criteria>;
  readonly paging: ListPaging;
  readonly cards: readonly Card[];
  readonly engine: LazyPart<ListEngine<Criteria>>;
  /** The listings of the index that belong to the list; keep its identity as long as they are the same. */
  readonly membersOf: (listings: readonly CatalogueListing[]) => readonly CatalogueListing[];
  readonly isOfOneCity?: boolean;
  /** Any query or city needs the index, even where the built page has all cards. */
  readonly isAlwaysCounted?: boolean;
}

const noFacets: readonly Facet[] = [];

type ListedCard = Pick<CatalogueListing, "listingId" | "city">;

/** The list of a page for its address and the selected city. Loads the index when the built list does not answer. */
export function useList<Criteria extends ListCriteria, Card extends ListedCard>(
  input: ListInput<Criteria, Card>,
) {
  const { table, paging, cards, membersOf, isOfOneCity = false } = input;
  const cityNames = useCityNames();
  const visitorCity = useSelectedCity();
  const selectedCity = isOfOneCity ? null : visitorCity;
  const { exchangeRates } = useSiteFacts();
  const query = useAddressQuery(routes.listPage(paging.listPath, paging.page));
  const requested = useMemo(
    () => parseAddress(table, new URLSearchParams(query ?? ""), cityNames),
    [table, query, cityNames],
  );
  const deferred = useDeferredValue(requested);
  // What a control changes waits until the control is painted; what Back changes is counted at once.
  const criteria = useIsQueryWritten(query) ? deferred : requested;

  const requestedCity = listCity(requested, selectedCity);
  const isOfOtherPages = paging.pageCount > 1 && (requestedCity !== null || requested.page > 1);
  const isOutsideBuiltList =
    input.isAlwaysCounted === true
      ? query !== "" || selectedCity !== null
      : isOfOtherPages || String(serialiseAddress(table, { ...requested, city: null, page: 1 })) !== "";
  const needsIndex = query !== null && isOutsideBuiltList;
  const [index, loadIndex] = useCatalogue(needsIndex);
  const isIndexRequested = query !== null && index.status !== "idle";
  const [hasNoEngine, setNoEngine] = useState(false);
  const failEngine = useCallback(() => setNoEngine(true), []);
  const engine = useLazyPart(input.engine, isIndexRequested && !hasNoEngine, failEngine);
  const [isRequested, setRequested] = useState(false);
  const requestIndex = useCallback(() => {
    setRequested(true);
    setNoEngine(false);
    loadIndex();
  }, [loadIndex]);

  const listings = index.status === "ready" && query !== null ? index.listings : null;
  const members = useMemo(() => listings && membersOf(listings), [listings, membersOf]);
  const city = listCity(criteria, selectedCity);
  const search = useCallback(
    (next: Criteria) => (members === null || engine === null ? null : engine.search(members, next, city)),
    [members, engine, city],
  );
  const found = useMemo(() => search(criteria), [search, criteria]);
  const facets = useMemo(
    () => (members && found && engine?.countFacets?.(found, criteria, members)) ?? noFacets,
    [found, members, engine, criteria],
  );
  const searchWith = useCallback(
    (part: Partial<Criteria>) => search({ ...criteria, ...table.top, ...part }) ?? [],
    [search, criteria, table],
  );

  const ownById = useMemo(() => new Map(cards.map((card) => [card.listingId, card])), [cards]);
  const isSearch = isNarrowedBy(table, criteria);
  const isPlain = String(serialiseAddress(table, { ...criteria, city: null, page: 1, view: null })) === "";
  const hasFailed =
    found === null && (needsIndex || isRequested) && (index.status === "failed" || hasNoEngine);
  const isLoading = found === null && needsIndex && !hasFailed;
  const isWaiting = isLoading && (!isPlain || criteria.view !== null);
  // A further page starts where the page before it ended, unless the list is narrowed or sorted.
  const start = isPlain && city === null && found !== null ? (paging.page - 1) * paging.pageSize : 0;
  const end = start + criteria.page * paging.pageSize;
  const shown = useMemo<readonly (Card | CatalogueListing)[]>(() => {
    // The card that the page was rendered with, where it has one, as its identity stays.
    if (found !== null) return found.slice(start, end).map((home) => ownById.get(home.listingId) ?? home);
    if (isWaiting) return [];
    return city === null ? cards : cards.filter((card) => fold(card.city) === fold(city));
  }, [found, start, end, ownById, isWaiting, city, cards]);
  const unitLabels = useMemo(
    () => engine?.unitLabels(table.filters, found?.slice(start, end) ?? [], criteria, exchangeRates),
    [engine, table, found, start, end, criteria, exchangeRates],
  );
  const total = city === null ? paging.total : countIn(paging.counts, city);
  const isMoreBuilt = !isWaiting && (isPlain || hasFailed) && (city === null || shown.length < total);

  const isHydrated = query !== null;
  const isAnswered = isHydrated && !isWaiting && criteria === requested;
  // Shows the list in place of the waiting text.
  useBeforePaint(() => {
    if (isAnswered) delete document.documentElement.dataset.filtered;
  }, [isAnswered]);
  // Keeps the pre-paint script's mark, which hides cards of other cities, up to date.
  useBeforePaint(() => {
    if (isHydrated) markListCity(city);
  }, [isHydrated, city]);

  return {
    table,
    paging,
    status: {
      /** False for the pre-rendered page, which depends on neither query nor visitor. */
      isHydrated,
      isLoading,
      isWaiting,
      hasFailed,
      isUnfiltered: hasFailed && isSearch,
    },
    requested: { criteria: requested, city: requestedCity },
    /** May lag behind `requested`, which the controls show; `found` and `members` are null without the index. */
    listed: { criteria, city, isSearch, found, members, facets },
    cards: {
      shown,
      unitLabelOf: (listingId: number) => unitLabels?.get(listingId),
      count: found?.length ?? total,
      total,
      hasMore: found === null ? isMoreBuilt && paging.page < paging.pageCount : end < found.length,
      /** Whether they begin with the first of the list, also on its further pages. */
      isFromTop: found === null ? paging.page === 1 : start === 0,
      /** Cards of other cities may be hidden by style (docs/decisions/rendering-and-hydration.md). */
      inCityFilter: !isOfOneCity && city === selectedCity,
    },
    /** Finds from the top with a part of the criteria changed; keeps its identity with the search. */
    searchWith,
    /** Begins at the first page again unless `part` names one. */
    change: (part: Partial<Criteria>, mode: "push" | "replace") => {
      writeAddressQuery(paramsForLink(table, { ...requested, page: 1, ...part }, selectedCity), mode);
    },
    /** Loads the index early, or again after a failure. */
    requestIndex,
  };
}

/** Without arguments what parts of every list need of it. */
export type List<
  Criteria extends ListCriteria = ListCriteria,
  Card extends ListedCard = Queries.ListingCardFragment,
> = ReturnType<typeof useList<Criteria, Card>>;
