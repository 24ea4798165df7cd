import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from "react";
import type { ListingListCardData } from "../../../listing/listing-list-card";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { isHighlighted } from "../../../catalogue/is-highlighted";
import { routes } from "../../../config/routes";
import { needsSteps } from "../../../lib/steps";
import { fold } from "../../../lib/text";
import { useSiteFacts } from "../../../site/use-site-facts";
import { useChosenCity } from "../../../visitor/chosen-city";
import { useCityNames } from "../../../visitor/city-names";
import { useAddressQuery, writeAddressQuery } from "../address/address-query";
import { toQueryString } from "../address/query-string";
import { activeCity } from "../address/listed-city";
import { hasFilters, parseCriteria, serialiseCriteria, serialiseForLink } from "../filters/criteria";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import { emptyCriteria, type SearchCriteria } from "../filters/filter-table";
import type { Facets } from "../filters/facets";
import { listPageSize, type ListPaging } from "../../../catalogue/list-paging";
import type { OfferedWords } from "../../../catalogue/living";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { loadCatalogue } from "../../../catalogue/load-catalogue";
import { loadAsked } from "../list/load-asked";
import { useCardOf } from "../list/use-card-of";
import { useCatalogue } from "../../../catalogue/use-catalogue";
import type { searchEngine as SearchEngine } from "../engine/search-engine";
import { useSentence } from "../sentence/use-sentence";

/** Which page of the results it is, and what they can be narrowed to. */
export interface ResultsPaging extends ListPaging {
  readonly offered: OfferedWords;
}

interface ResultsListInput {
  readonly paging: ResultsPaging;
  /** Cards of this page in its HTML. */
  readonly cards: readonly ListingListCardData[];
  /** Whether a sheet with the filters lies over the list. */
  readonly isCovered: boolean;
}

/** Kept for the visit like the index, so that Back finds a list as long as it was. */
const enginePart = lazyPart(() => import("../engine/search-engine"));

loadAsked(loadCatalogue);
loadAsked(enginePart.load);

/** The search engine, loaded once `isWanted`; null until then. */
function useSearchEngine(isWanted: boolean) {
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const part = useLazyPart(enginePart, isWanted && !hasFailed, fail);
  return { engine: part?.searchEngine ?? null, hasFailed, retry: useCallback(() => setFailed(false), []) };
}

/** What of an address says where in a list the visitor is, and not which list it is. */
const emptyPlace = { page: emptyCriteria.page, view: emptyCriteria.view, highlight: emptyCriteria.highlight };

/** All that a search asks for but its words; the same text for the same. */
const besidesWords = (criteria: SearchCriteria, chosenCity: string | null) =>
  String(serialiseCriteria({ ...criteria, ...emptyPlace, q: "", city: activeCity(criteria, chosenCity) }));

/**
 * The search whose list is shown. The list follows a control when that is painted: words that are typed, and any choice
 * in a sheet that covers the list. Words that change with something else beside the list count at once, so that no list
 * of neither is looked for. The address's own object where the list is of it.
 */
function useFollowed(asked: SearchCriteria, chosenCity: string | null, isCovered: boolean): SearchCriteria {
  const before = useDeferredValue(asked);
  return useMemo(() => {
    if (isCovered || before === asked) return before;
    const isTyped =
      before.q !== asked.q && besidesWords(before, chosenCity) === besidesWords(asked, chosenCity);
    return isTyped ? { ...asked, q: before.q } : asked;
  }, [before, asked, chosenCity, isCovered]);
}

/**
 * The words of the list that is shown: those asked for, or while the first search for words is being prepared none, as in
 * the list before it; null where there was no list, or one of another search but for the words.
 */
function useSearchedWords(
  asked: SearchCriteria,
  chosenCity: string | null,
  engine: typeof SearchEngine | null,
  listings: readonly CatalogueListing[] | null,
): string | null {
  const isLoaded = engine !== null && listings !== null;
  const isPrepared = isLoaded && engine.isPrepared(listings, asked.q);
  // A key pressed as words become ready does not have to wait for the list to be rendered in place of another.
  const wasPrepared = useDeferredValue(isPrepared);
  // Of a catalogue whose words are ready at once no list is kept.
  const others = isLoaded && needsSteps(listings.length) ? besidesWords(asked, chosenCity) : "";
  // The list that stands when words become ready, anew each time: what it is of, but for the words.
  const [kept, setKept] = useState<{ readonly others: string } | null>(null);
  useEffect(() => {
    if (!isLoaded) return undefined;
    let isCurrent = true;
    // Not set while rendering: React 18 would miss the address's change back to the one before.
    const ready = isPrepared ? Promise.resolve() : engine.prepare(listings);
    void ready.then(() => {
      if (isCurrent) startTransition(() => setKept({ others }));
    });
    return () => {
      isCurrent = false;
    };
  }, [isLoaded, isPrepared, engine, listings, others]);
  if (!isLoaded || (isPrepared && (wasPrepared || kept === null))) return asked.q;
  return kept?.others === others ? "" : null;
}

const noFacets: Facets = {};

/** The list of the results page for its address, the chosen city and what is loaded so far. */
export function useResultsList({ paging, cards, isCovered }: ResultsListInput) {
  const cityNames = useCityNames();
  const chosenCity = useChosenCity();
  const { exchangeRates } = useSiteFacts();
  const query = useAddressQuery(routes.listPage(paging.listPath, paging.page));
  const asked = useMemo(() => parseCriteria(new URLSearchParams(query ?? ""), cityNames), [query, cityNames]);
  // The built page has the list of an address without filters: the index is loaded when something else is asked for.
  const isAsked = query !== null && (query !== "" || chosenCity !== null);
  const [index, loadIndex] = useCatalogue(isAsked);
  const {
    engine,
    hasFailed: hasNoEngine,
    retry,
  } = useSearchEngine(query !== null && index.status !== "idle");
  const requestIndex = useCallback(() => {
    retry();
    loadIndex();
  }, [retry, loadIndex]);

  const followed = useFollowed(asked, chosenCity, isCovered);
  const listings = index.status === "ready" && query !== null ? index.listings : null;
  const words = useSearchedWords(followed, chosenCity, engine, listings);
  const q = words ?? followed.q;
  const criteria = useMemo(() => ({ ...followed, q }), [followed, q]);
  const city = activeCity(criteria, chosenCity);
  const isSearchable = listings !== null && engine !== null && words !== null;
  const results = useMemo(
    () => (isSearchable ? engine.search(listings, criteria, chosenCity) : null),
    [isSearchable, listings, engine, criteria, chosenCity],
  );
  const facets = useMemo(
    () =>
      results === null || listings === null || engine === null
        ? noFacets
        : engine.countFacets(results, criteria, listings),
    [results, listings, engine, criteria],
  );
  const resultsWith = useCallback(
    (part: Partial<SearchCriteria>): readonly CatalogueListing[] =>
      isSearchable ? engine.search(listings, { ...criteria, ...part, highlight: null }, chosenCity) : [],
    [isSearchable, listings, engine, criteria, chosenCity],
  );
  const cardOf = useCardOf(cards);
  const [clearings, setClearings] = useState(0);

  const hasFailed = results === null && (index.status === "failed" || hasNoEngine);
  const isSearch = criteria.q !== "" || hasFilters(criteria);
  const isNarrowed = isSearch || city !== null;
  const isOther =
    isSearch || criteria.sort !== emptyCriteria.sort || criteria.highlight !== null || criteria.view !== null;
  const isMissing = results === null && query !== null && !hasFailed;
  const isWaiting = isMissing && isOther;
  const isWhole = !isNarrowed && criteria.sort === emptyCriteria.sort && criteria.highlight === null;
  const start = isWhole && results !== null ? (paging.page - 1) * listPageSize : 0;
  const end = start + criteria.page * listPageSize;
  const total =
    city === null ? paging.total : (paging.counts.find((entry) => entry.city === city)?.count ?? 0);
  const shown = useMemo(() => {
    if (results !== null) return results.slice(start, end).map(cardOf);
    if (isWaiting) return [];
    return city === null ? cards : cards.filter((card) => fold(card.city) === fold(city));
  }, [results, start, end, cardOf, isWaiting, city, cards]);
  const unitLabels = useMemo(
    () => engine?.unitLabels(results?.slice(start, end) ?? [], criteria, exchangeRates) ?? null,
    [engine, results, start, end, criteria, exchangeRates],
  );

  const write = (part: Partial<SearchCriteria>, mode: "push" | "replace") =>
    writeAddressQuery(serialiseForLink({ ...asked, page: 1, ...part }, chosenCity), mode);
  const sentence = useSentence({ asked, criteria, listings }, (read) =>
    write({ ...read, highlight: null }, "push"),
  );
  return {
    /** False for the pre-rendered page, which depends on neither query nor visitor. */
    isHydrated: query !== null,
    isReady: results !== null,
    /** Whether the list shown is the one that the address asks for, or cannot be had. */
    isAnswered: query !== null && !isWaiting && followed === asked && q === asked.q,
    /** Whether the list of the address is not there yet; then there are no cards. */
    isWaiting,
    /** Whether the cards shown are the first of the list and more are on their way. */
    isLoadingMore: isMissing && !isOther && criteria.page > 1,
    hasFailed,
    /** Whether the filters of the address could not be applied, so that the count is not that of the results. */
    isUnfiltered: hasFailed && isSearch,
    /** Loads the index before a filter asks for it, or again after a failure. */
    requestIndex,
    /** The search of the address, and its city: what the controls show. */
    asked,
    askedCity: activeCity(asked, chosenCity),
    /** The search whose list is shown, and its city: where the list follows a control, for a moment those before. */
    criteria,
    city,
    isNarrowed,
    /** Whether words or filters narrow the list, beside the city. */
    isSearch,
    /** The query by which others, and this visitor later, find the same homes. */
    linkQuery: toQueryString(
      serialiseForLink({ ...criteria, ...emptyPlace, sort: emptyCriteria.sort }, chosenCity),
    ),
    facets,
    /** The words that enough homes have, by the key of their filter. */
    offered: paging.offered,
    /** Every listing found; null until the index is there. */
    results,
    shown,
    /** What a card says of the unit that answers the search, "3 BHK from ₹1.90 Cr"; null where it has none to name. */
    unitLabelOf: (listingId: number) => unitLabels?.get(listingId) ?? null,
    matchedId: results?.find((listing) => isHighlighted(listing, criteria.highlight))?.listingId ?? null,
    count: results?.length ?? total,
    hasMore:
      results === null ? !isNarrowed && !isOther && paging.page < paging.pageCount : end < results.length,
    /**
     * Whether the cards are all of the chosen city, or the page is not hydrated yet
     * (docs/decisions/b1-whole-html-before-script.md).
     */
    inCityFilter: city === chosenCity,
    /**
     * Changes filters and goes back to the first page of cards; another city removes the highlight
     * (docs/requirements.md 4.2).
     */
    change: (part: Partial<SearchCriteria>, mode: "push" | "replace") =>
      write(part.city === undefined ? part : { ...part, highlight: null }, mode),
    showMore: () => write({ page: asked.page + 1 }, "replace"),
    /** The search with its words read as filters, "3 BHK under 1.5 crore"; null where they name none. */
    reading: sentence.read,
    Offer: sentence.Offer,
    /** Replaces the words by the filters that they name, if any. */
    applyReading: () => void sentence.apply(),
    /** The results with a part of the criteria changed. The same function as long as the search is the same. */
    resultsWith,
    clearHighlight: () => write({ highlight: null }, "replace"),
    /** Clears everything but the sort order, also the chosen city. */
    clearAll: () => {
      setClearings(clearings + 1);
      write({ ...emptyCriteria, sort: asked.sort, view: asked.view, city: ALL_CITIES }, "push");
    },
    /** How often everything was cleared; then a text that could not be read goes too. */
    clearings,
  };
}

export type ResultsList = ReturnType<typeof useResultsList>;
