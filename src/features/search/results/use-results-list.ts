import { navigate } from "gatsby";
import { useCallback, useMemo, useState } from "react";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { dealOfScope, isInDubai, listingsInScope } from "../../../catalogue/category-members";
import { loadCatalogue } from "../../../catalogue/load-catalogue";
import type { PageContexts } from "../../../catalogue/page-contexts";
import { routes } from "../../../config/routes";
import { useSiteFacts } from "../../../site/site-data";
import { useLazyPart, lazyPart } from "../../../ui/hooks";
import { toQueryString } from "../filters/address-query";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import {
  serialiseCriteria,
  emptyCriteria,
  searchTableOf,
  type SearchCriteria,
} from "../filters/filter-table";
import { preloadList } from "../list/list-preload";
import { useList, type List } from "../list/use-list";

export const sentencePart = lazyPart(() => import("../sentence/sentence-offer"));

/** Reads the words of a search as filters; they stay words where the code for it cannot be loaded. */
function useSentence(
  { requested, listed }: Pick<List<SearchCriteria>, "requested" | "listed">,
  onApply: (read: SearchCriteria) => void,
) {
  const { criteria, members: listings } = listed;
  const { exchangeRates } = useSiteFacts();
  const part = useLazyPart(sentencePart, criteria.q !== "" && listings !== null);
  const read = useMemo(
    () => listings && part && part.parseCatalogueSentence(criteria, listings, exchangeRates),
    [part, listings, criteria, exchangeRates],
  );
  return {
    read,
    Offer: part?.SentenceOffer ?? null,
    /** Does nothing where no filter is named, or the visitor has moved on meanwhile. */
    apply: async () => {
      if (requested.criteria.q === "" || listings === null) return;
      const { href } = window.location;
      const loaded = part ?? (await sentencePart.load().catch(() => null));
      const parsed = loaded?.parseCatalogueSentence(requested.criteria, listings, exchangeRates) ?? null;
      if (parsed !== null && window.location.href === href) onApply(parsed);
    },
  };
}

type ResultsPaging = Omit<PageContexts["results"], "ids" | "metadataKey">;

export interface ResultsListInput {
  readonly paging: ResultsPaging & Partial<Pick<PageContexts["landing"], "scope">>;
  readonly cards: readonly Queries.ListingListCardFragment[];
}

/** Kept for the visit like the index, so that Back finds a list as long as it was. */
export const resultsPart = lazyPart(() => import("./results-part"));
const enginePart = (key: "searchEngine" | "landingEngine") => ({
  get: () => resultsPart.get()?.[key] ?? null,
  load: async () => (await resultsPart.load())[key],
});
const engines = { all: enginePart("searchEngine"), landing: enginePart("landingEngine") };

preloadList(loadCatalogue);
preloadList(resultsPart.load);

export type ResultsList = Results["list"];

/** The list of the results page, the reading of its words as filters, and what clears it. */
export function useResultsList(input: ResultsListInput) {
  const { scope } = input.paging;
  const deal = scope === undefined ? null : dealOfScope(scope);
  const table = useMemo(() => searchTableOf(deal), [deal]);
  const membersOf = useCallback(
    (listings: readonly CatalogueListing[]) => (scope ? listingsInScope(listings, scope) : listings),
    [scope],
  );
  const engine = scope === undefined ? engines.all : engines.landing;
  const list = useList({ ...input, table, engine, membersOf, isAlwaysCounted: true });
  const [clearings, setClearings] = useState(0);
  const { requested, change: changeList } = list;
  /** Another city removes the highlight (docs/requirements.md 4.2). */
  const change = (part: Partial<SearchCriteria>, mode: "push" | "replace") =>
    changeList(part.city === undefined ? part : { ...part, highlight: null }, mode);
  const sentence = useSentence(list, (read) => {
    const isElsewhere = deal !== null && read.tab !== null && read.tab !== deal;
    if (isElsewhere) void navigate(routes.results + toQueryString(serialiseCriteria(read)));
    else changeList({ ...read, highlight: null }, "push");
  });
  return {
    list: {
      ...list,
      paging: input.paging,
      change,
      /** Whether a home in Dubai is among those listed (docs/decisions/city.md). */
      holdsDubai: (list.listed.found ?? input.paging.counts).some(isInDubai),
    },
    sentence,
    /** Clears all but order and view, the selected city too. */
    clearAll: () => {
      setClearings(clearings + 1);
      const { sort, view } = requested.criteria;
      change({ ...emptyCriteria, sort, view, city: ALL_CITIES }, "push");
    },
    /** Counts up when everything is cleared, which drops a text that could not be read. */
    clearings,
  };
}

export type Results = ReturnType<typeof useResultsList>;
