import {
  useDeferredValue,
  useRef,
  type ReactNode,
  useMemo,
  useEffect,
  useState,
  type RefObject,
} from "react";
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
import type { ResultsList } from "./use-results-list";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { highlightScrollDelayMs } from "../../../catalogue/is-highlighted";
import { HIGHLIGHT_FLASH_MS, shouldClearHighlight } from "../engine/highlight";

/**
 * Scrolls the highlighted card into view 120 ms after it is rendered and returns for 1800 ms that it flashes; removes a
 * highlight that no longer applies from the address (docs/requirements.md 2.6 and 4.2).
 */
function useHighlight(list: ResultsList, cards: RefObject<HTMLElement>): boolean {
  const { criteria, city, results, matchedId, clearHighlight } = list;
  const { highlight } = criteria;
  const [isFlashing, setFlashing] = useState(false);
  const before = useRef<{ readonly city: string | null } | null>(null);

  useEffect(() => {
    if (results === null) return;
    const cityBefore = before.current === null ? city : before.current.city;
    before.current = { city };
    if (shouldClearHighlight({ highlight, cityBefore, city, results })) clearHighlight();
  });

  useEffect(() => {
    if (matchedId === null) return undefined;
    const scrolling = setTimeout(() => {
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      cards.current
        ?.querySelector(`[data-listing="${matchedId}"]`)
        ?.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
      setFlashing(true);
    }, highlightScrollDelayMs);
    const calming = setTimeout(() => setFlashing(false), highlightScrollDelayMs + HIGHLIGHT_FLASH_MS);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(calming);
      setFlashing(false);
    };
  }, [matchedId, cards]);

  return isFlashing;
}

const nearbyPart = lazyPart(() => import("./nearby-searches"));

/**
 * For a search without results, the searches without one of its choices, and the components that show them; null until
 * both are there. Each one searches the whole catalogue, so they are memoised.
 */
function useNearby({
  isReady,
  count,
  criteria,
  city,
  facets,
  reading,
  resultsWith,
}: Pick<ResultsList, "isReady" | "count" | "criteria" | "city" | "facets" | "reading" | "resultsWith">) {
  const isEmpty = isReady && count === 0;
  const part = useLazyPart(nearbyPart, isEmpty);
  return useMemo(
    () =>
      part === null || !isEmpty
        ? null
        : { ...part, searches: part.nearbySearches({ criteria, city, facets, reading, resultsWith }) },
    [part, isEmpty, criteria, city, facets, reading, resultsWith],
  );
}

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
