import { useDeferredValue, useRef, type ReactNode } from "react";
import { ListingListCard, type ListingListCardData } from "../../../listing/listing-list-card";
import { Button, ButtonLink } from "../../../ui/button";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { facetLabel } from "../filters/facets";
import type { NameOf } from "../filters/filter-definition";
import { ListFailure } from "../list/list-failure";
import { ListSkeleton } from "../list/list-waiting";
import type { ListPaging } from "../../../catalogue/list-paging";
import { filtersInWords } from "../filters/chosen-filters";
import { searchInWords } from "../filters/search-in-words";
import * as styles from "./result-cards.module.css";
import { ShowMore } from "../list/show-more";
import { useHighlight } from "./use-highlight";
import { useNearby } from "./use-nearby";
import type { ResultsList } from "./use-results-list";

interface ResultCardsProps {
  /** Asks to be told when there is such a home. */
  readonly tellMe: (words: string) => ReactNode;
  readonly list: ResultsList;
  readonly paging: ListPaging;
}

/** More rows than fit on any screen. */
const firstRows = 8;

/**
 * The rows to render: when a search finds more than the one before, the first of them with the change itself, so that
 * the control pressed answers sooner, and the others right after. Not for "Show more", whose first new row gets the focus.
 */
function useRows({ shown, criteria }: ResultsList): readonly ListingListCardData[] {
  const before = useDeferredValue(shown.length);
  const isOtherSearch = criteria.page === 1 && before > 0;
  return isOtherSearch ? shown.slice(0, Math.max(before, firstRows)) : shown;
}

/** The results as list cards, the highlighted one first, or why there are none. */
export function ResultCards({ list, paging, tellMe }: ResultCardsProps) {
  const cards = useRef<HTMLDivElement>(null);
  const { noResults } = useSharedTexts();
  const isFlashing = useHighlight(list, cards);
  const { shown, matchedId, criteria } = list;
  const rows = useRows(list);
  const nearby = useNearby(list);
  const nameOf: NameOf = (key, slug) => facetLabel(list.facets, key, slug) ?? slug;
  const matchOf = (listingId: number) => listingId === matchedId && (isFlashing ? "flash" : true);
  return (
    <div className={styles.list} aria-busy={list.isWaiting}>
      {list.hasFailed && <ListFailure onRetry={list.requestIndex} />}
      {list.isWaiting && <ListSkeleton cards="rows" />}
      {shown.length === 0 && (list.isReady || list.count === 0) && (
        <EmptyBox message={noResults.heading} help={noResults.text}>
          {nearby !== null && <nearby.NearbySearches list={list} searches={nearby.searches} />}
          <Button onClick={list.clearAll}>Clear All</Button>
          <ButtonLink to={routes.contact} look="outline">
            Contact us
          </ButtonLink>
        </EmptyBox>
      )}
      {list.isReady && list.isSearch && list.count === 0 && (
        <div className={styles.tell}>
          {tellMe(
            searchInWords({ choices: filtersInWords(criteria, nameOf), q: criteria.q, city: list.city }),
          )}
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
              unit={list.unitLabelOf(listing.listingId)}
              eager={index === 0 && "preloaded"}
              inCityFilter={list.inCityFilter}
            />
          ))}
        </div>
      )}
      <ShowMore
        paging={paging}
        hasMore={list.hasMore}
        shown={shown.length}
        of={list.count}
        isLoading={list.isLoadingMore}
        onMore={list.hasFailed ? undefined : list.showMore}
      />
    </div>
  );
}
