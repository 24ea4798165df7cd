/** A chunk that is loaded together with the index. */
import { useEffect, useRef, type RefObject } from "react";
import { highlightScrollDelayMs } from "../../../catalogue/homes-in-address";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { noteSearchOpened, toggleSavedSearch, useSavedSearches } from "../../../visitor/saved-searches";
import type { SearchCriteria } from "../filters/filter-table";
import type { List } from "../list/use-list";

export { isHighlighted } from "../../../catalogue/homes-in-address";
export { landingEngine, searchEngine } from "../engine/search-engine";

interface SaveSearchProps {
  readonly query: string;
  readonly words: string;
  readonly isListed: boolean;
}

/** Saves the search in this browser, or removes it; the wishlist lists it with what is new in it. */
export function SaveSearch({ query, words, isListed }: SaveSearchProps) {
  const isSaved = useSavedSearches().some((search) => search.query === query);
  // What is listed now is no longer new.
  useEffect(() => {
    if (isListed) noteSearchOpened(query);
  }, [query, isListed]);
  return (
    <Button look="quiet" aria-pressed={isSaved} onClick={() => toggleSavedSearch(query, words)}>
      <Icon name={isSaved ? "check" : "star"} size="text" />
      {isSaved ? "Search saved" : "Save this search"}
    </Button>
  );
}

const HIGHLIGHT_FLASH_MS = 1800;

interface HighlightProps {
  readonly list: List<SearchCriteria, Queries.ListingListCardFragment>;
  readonly matchedId: number | null;
  readonly cards: RefObject<HTMLElement>;
  readonly onFlash: (isFlashing: boolean) => void;
}

/** Scrolls to a highlighted card and flashes it (docs/requirements.md 2.6, 4.2); clears one without a card, or in another city. */
export function Highlight({ list, matchedId, cards, onFlash }: HighlightProps): null {
  const { change } = list;
  const { criteria, city, found } = list.listed;
  const before = useRef<{ readonly city: string | null } | null>(null);

  useEffect(() => {
    if (found === null) return;
    const isElsewhere = before.current !== null && before.current.city !== city;
    before.current = { city };
    if (criteria.highlight !== null && (isElsewhere || matchedId === null))
      change({ highlight: null }, "replace");
  });

  useEffect(() => {
    if (matchedId === null) return undefined;
    const scrolling = setTimeout(() => {
      const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
      cards.current
        ?.querySelector(`[data-listing="${matchedId}"]`)
        ?.scrollIntoView({ block: "center", behavior: isCalm ? "auto" : "smooth" });
      onFlash(true);
    }, highlightScrollDelayMs);
    const calming = setTimeout(() => onFlash(false), highlightScrollDelayMs + HIGHLIGHT_FLASH_MS);
    return () => {
      clearTimeout(scrolling);
      clearTimeout(calming);
      onFlash(false);
    };
  }, [matchedId, cards, onFlash]);

  return null;
}
