import { useCallback, useDeferredValue, useMemo, useState } from "react";
import { countIn, type ListPaging } from "../../../catalogue/list-paging";
import type { ExchangeRates } from "../../../catalogue/money";
import { useCatalogue } from "../../../catalogue/use-catalogue";
import { routes } from "../../../config/routes";
import { fold } from "../../../lib/text";
import { useSiteFacts } from "../../../site/use-site-facts";
import { markListCity, useSelectedCity } from "../../../visitor/selected-city";
import { useCityNames } from "../../../visitor/city-names";
import { activeCity, paramsForLink, useAddressQuery, writeAddressQuery } from "../filters/address-query";
import {
  isNarrowedBy,
  parseAddress,
  serialiseAddress,
  type Facets,
  type ListFilter,
  type ListTable,
} from "../filters/list-table";
import type { ListCriteria } from "../filters/list-parameters";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { useBeforePaint, useLazyPart, type LazyPart } from "../../../ui/hooks";

export interface ListEngine<Criteria> {
  readonly search: (
    listings: readonly CatalogueListing[],
    criteria: Criteria,
    selectedCity: string | null,
  ) => readonly CatalogueListing[];
  readonly unitLabels: (
    filters: readonly ListFilter<Criteria>[],
    listings: readonly CatalogueListing[],
    criteria: Criteria,
    rates: ExchangeRates,
  ) => ReadonlyMap<number, string>;
  readonly countFacets: (
    results: readonly CatalogueListing[],
    criteria: Criteria,
    listings: readonly CatalogueListing[],
  ) => Facets;
}

/** Keep its identity as long as it is the same list. */
interface ListSource<Criteria> {
  readonly engine: LazyPart<ListEngine<Criteria>>;
  /** The listings of the index that belong to the list; absent where all do. */
  readonly membersOf?: (listings: readonly CatalogueListing[]) => readonly CatalogueListing[];
  readonly isOfOneCity?: boolean;
  /** Any query or city needs the index, even where the built page has all cards. */
  readonly isAlwaysCounted?: boolean;
}

interface ListInput<Criteria, Card> {
  readonly table: ListTable<Criteria>;
  readonly source: ListSource<Criteria>;
  readonly paging: ListPaging;
  readonly cards: readonly Card[];
  readonly isCovered?: boolean;
}

function useListEngine<Criteria>(part: LazyPart<ListEngine<Criteria>>, isNeeded: boolean) {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const engine = useLazyPart(part, isNeeded && !hasFailed, fail);
  return { engine, hasFailed, retry: useCallback(() => setFailed(false), []) };
}

/** Without words, page and view: the same text is the same list. */
function besidesWords<Criteria extends ListCriteria>(
  table: ListTable<Criteria>,
  criteria: Criteria,
  selectedCity: string | null,
): string {
  const city = activeCity(criteria, selectedCity);
  return String(serialiseAddress(table, { ...criteria, ...table.top, q: "", city }));
}

/** Typed words and choices in an open drawer wait until their control is painted; words that Back changes count at once. */
function useFollowed<Criteria extends ListCriteria>(
  table: ListTable<Criteria>,
  requested: Criteria,
  selectedCity: string | null,
  isCovered: boolean,
): Criteria {
  const before = useDeferredValue(requested);
  return useMemo(() => {
    if (isCovered || before === requested) return before;
    const isTyped =
      before.q !== requested.q &&
      besidesWords(table, before, selectedCity) === besidesWords(table, requested, selectedCity);
    return isTyped ? { ...requested, q: before.q } : requested;
  }, [table, before, requested, selectedCity, isCovered]);
}

/** The card that the page was rendered with, else the listing; of stable identity. */
function useCardOf<Card extends { readonly listingId: number }>(cards: readonly Card[]) {
  const ownById = useMemo(() => new Map(cards.map((card) => [card.listingId, card])), [cards]);
  return useCallback(
    (listing: CatalogueListing): Card | CatalogueListing => ownById.get(listing.listingId) ?? listing,
    [ownById],
  );
}

const noFacets: Facets = {};

/** The list of a page for its address and the chosen city. Loads the index when the built list does not answer. */
export function useList<
  Criteria extends ListCriteria,
  Card extends { readonly listingId: number; readonly city: string },
>({ table, source, paging, cards, isCovered = false }: ListInput<Criteria, Card>) {
  const cityNames = useCityNames();
  const visitorCity = useSelectedCity();
  const selectedCity = source.isOfOneCity === true ? null : visitorCity;
  const { exchangeRates } = useSiteFacts();
  const query = useAddressQuery(routes.listPage(paging.listPath, paging.page));
  const requested = useMemo(
    () => parseAddress(table, new URLSearchParams(query ?? ""), cityNames),
    [table, query, cityNames],
  );
  const criteria = useFollowed(table, requested, selectedCity, isCovered);

  const requestedCity = activeCity(requested, selectedCity);
  const isOfOtherPages = paging.pageCount > 1 && (requestedCity !== null || requested.page > 1);
  const isOutsideBuiltList =
    source.isAlwaysCounted === true
      ? query !== "" || selectedCity !== null
      : isOfOtherPages || String(serialiseAddress(table, { ...requested, city: null, page: 1 })) !== "";
  const needsIndex = query !== null && isOutsideBuiltList;
  const [index, loadIndex] = useCatalogue(needsIndex);
  const isIndexRequested = query !== null && index.status !== "idle";
  const { engine, hasFailed: hasNoEngine, retry } = useListEngine(source.engine, isIndexRequested);
  const [isRequested, setRequested] = useState(false);
  const requestIndex = useCallback(() => {
    setRequested(true);
    retry();
    loadIndex();
  }, [retry, loadIndex]);

  const listings = index.status === "ready" && query !== null ? index.listings : null;
  const { membersOf } = source;
  const members = useMemo(
    () => (listings === null || membersOf === undefined ? listings : membersOf(listings)),
    [listings, membersOf],
  );
  const city = activeCity(criteria, selectedCity);
  const isSearchable = members !== null && engine !== null;
  const found = useMemo(
    () => (isSearchable ? engine.search(members, criteria, city) : null),
    [isSearchable, members, engine, criteria, city],
  );
  const facets = useMemo(
    () =>
      found === null || members === null || engine === null
        ? noFacets
        : engine.countFacets(found, criteria, members),
    [found, members, engine, criteria],
  );
  const searchWith = useCallback(
    (part: Partial<Criteria>): readonly CatalogueListing[] =>
      isSearchable ? engine.search(members, { ...criteria, ...table.top, ...part }, city) : [],
    [isSearchable, members, engine, criteria, table, city],
  );

  const cardOf = useCardOf(cards);
  const isSearch = isNarrowedBy(table, criteria);
  const isPlain = String(serialiseAddress(table, { ...criteria, city: null, page: 1, view: null })) === "";
  const hasFailed =
    found === null && (needsIndex || isRequested) && (index.status === "failed" || hasNoEngine);
  const isLoading = found === null && needsIndex && !hasFailed;
  const isWaiting = isLoading && (!isPlain || criteria.view !== null);
  // A further page starts where the page before it ended, unless the list is narrowed or sorted.
  const start = isPlain && city === null && found !== null ? (paging.page - 1) * paging.pageSize : 0;
  const end = start + criteria.page * paging.pageSize;
  const shown = useMemo(() => {
    if (found !== null) return found.slice(start, end).map(cardOf);
    if (isWaiting) return [];
    return city === null ? cards : cards.filter((card) => fold(card.city) === fold(city));
  }, [found, start, end, cardOf, isWaiting, city, cards]);
  const unitLabels = useMemo(
    () => engine?.unitLabels(table.filters, found?.slice(start, end) ?? [], criteria, exchangeRates) ?? null,
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
    status: {
      /** False for the pre-rendered page, which depends on neither query nor visitor. */
      isHydrated,
      isLoading,
      isWaiting,
      hasFailed,
    },
    requested: { criteria: requested, city: requestedCity },
    /** May lag behind `requested`, which the controls show; `found` and `members` are null without the index. */
    listed: { criteria, city, isSearch, found, members },
    cards: {
      shown,
      unitLabelOf: (listingId: number) => unitLabels?.get(listingId) ?? null,
      count: found?.length ?? total,
      total,
      hasMore: found === null ? isMoreBuilt && paging.page < paging.pageCount : end < found.length,
      /** Cards of other cities may be hidden by style (docs/decisions/rendering-and-hydration.md). */
      inCityFilter: source.isOfOneCity !== true && city === selectedCity,
    },
    facets,
    /** Finds from the top with a part of the criteria changed; keeps its identity with the search. */
    searchWith,
    /** Begins at the first page again unless `part` names one. */
    change: (part: Partial<Criteria>, mode: "push" | "replace") => {
      const changed = { ...requested, page: 1, ...part };
      const params =
        source.isOfOneCity === true
          ? serialiseAddress(table, { ...changed, city: null })
          : paramsForLink((address) => serialiseAddress(table, address), changed, selectedCity);
      writeAddressQuery(params, mode);
    },
    /** Loads the index early, or again after a failure. */
    requestIndex,
  };
}

export type List<
  Criteria extends ListCriteria,
  Card extends { readonly listingId: number; readonly city: string },
> = ReturnType<typeof useList<Criteria, Card>>;
