import { useDeferredValue, useMemo, useRef, useState, type ReactNode } from "react";
import { ListingListCard, type ListingListCardData } from "../../../listing/listing-list-card";
import { Button, ButtonLink } from "../../../ui/button";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { facetLabel, searchInWords } from "../filters/list-table";
import type { NameOf } from "../filters/filter-definition";
import { ListFailure } from "../list/list-failure";
import { ListSkeleton } from "../list/list-waiting";
import type { ListPaging } from "../../../catalogue/list-paging";
import { filtersInWords } from "../filters/criteria";
import { ShowMore } from "../list/show-more";
import { resultsPart, type Results, type ResultsList } from "./use-results-list";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import * as styles from "./result-cards.module.css";

const nearbyPart = lazyPart(() => import("./nearby-searches"));

/** Memoised, since each search goes through the whole catalogue; null until loaded. */
function useNearby({
  list: { found, listed, facets, searchWith, table },
  sentence: { read: reading },
}: Pick<Results, "list" | "sentence">) {
  const { criteria, city } = listed;
  const isEmpty = found?.length === 0;
  const part = useLazyPart(nearbyPart, isEmpty);
  return useMemo(
    () =>
      part === null || !isEmpty
        ? null
        : { ...part, searches: part.nearbySearches({ criteria, city, facets, reading, searchWith, table }) },
    [part, isEmpty, criteria, city, facets, reading, searchWith, table],
  );
}

interface ResultCardsProps {
  readonly searchAlert: (words: string) => ReactNode;
  readonly results: Results;
  readonly paging: ListPaging;
}

/** More rows than fit on any screen. */
const firstRows = 8;

/** Many rows come in two renders, the first ones at once; not for "Show more", whose first row gets the focus. */
function useRows({ cards: { shown }, listed: { criteria } }: ResultsList): readonly ListingListCardData[] {
  const before = useDeferredValue(shown.length);
  const isOtherSearch = criteria.page === 1 && before > 0;
  return isOtherSearch ? shown.slice(0, Math.max(before, firstRows)) : shown;
}

export function ResultCards({ results, paging, searchAlert }: ResultCardsProps) {
  const { list, clearAll } = results;
  const cards = useRef<HTMLDivElement>(null);
  const { noResults } = useSharedTexts();
  const { criteria, city, isSearch } = list.listed;
  const { shown, count, hasMore, unitLabelOf, inCityFilter } = list.cards;
  const { isWaiting, isLoading, hasFailed } = list.status;
  const isReady = list.found !== null;
  const part = resultsPart.get();
  const matchedId =
    list.found?.find((listing) => part?.isHighlighted(listing, criteria.highlight))?.listingId ?? null;
  const [isFlashing, setFlashing] = useState(false);
  const nextPage = list.requested.criteria.page + 1;
  const rows = useRows(list);
  const nearby = useNearby(results);
  const nameOf: NameOf = (key, slug) => facetLabel(list.facets, key, slug) ?? slug;
  const matchOf = (listingId: number) => listingId === matchedId && (isFlashing ? "flash" : true);
  return (
    <div className={styles.list} aria-busy={isWaiting}>
      {part !== null && (
        <part.Highlight list={list} matchedId={matchedId} cards={cards} onFlash={setFlashing} />
      )}
      {hasFailed && <ListFailure onRetry={list.requestIndex} />}
      {isWaiting && <ListSkeleton cards="rows" />}
      {shown.length === 0 && (isReady || count === 0) && (
        <EmptyBox message={noResults.heading} help={noResults.text}>
          {nearby !== null && <nearby.NearbySearches list={list} searches={nearby.searches} />}
          <Button onClick={clearAll}>Clear All</Button>
          <ButtonLink to={routes.contact} look="outline">
            Contact us
          </ButtonLink>
        </EmptyBox>
      )}
      {isReady && isSearch && count === 0 && (
        <div className="mt-4">
          {searchAlert(searchInWords({ choices: filtersInWords(criteria, nameOf), q: criteria.q, city }))}
        </div>
      )}
      {nearby !== null && <nearby.NearbyHomes list={list} />}
      {shown.length > 0 && (
        <div ref={cards} className={styles.cards}>
          {rows.map((listing, index) => (
            <ListingListCard
              key={listing.listingId}
              listing={listing}
              matched={matchOf(listing.listingId)}
              unit={unitLabelOf(listing.listingId)}
              eager={index === 0 && "preloaded"}
              inCityFilter={inCityFilter}
            />
          ))}
        </div>
      )}
      <ShowMore
        paging={paging}
        hasMore={hasMore}
        shown={shown.length}
        of={count}
        isLoading={isLoading && !isWaiting && criteria.page > 1}
        onMore={hasFailed ? undefined : () => list.change({ page: nextPage }, "replace")}
      />
    </div>
  );
}
