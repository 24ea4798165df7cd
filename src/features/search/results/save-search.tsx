import { useEffect } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { noteSearchOpened, toggleSavedSearch, useSavedSearches } from "../../../visitor/saved-searches";

interface SaveSearchProps {
  /** Query that the search is found by. */
  readonly query: string;
  /** The search in words. */
  readonly words: string;
  /** Whether its homes are listed, and not still waited for or not to be had. */
  readonly isListed: boolean;
}

/** Keeps the search in this browser, or forgets it; the wishlist lists it with what is new in it. */
export function SaveSearch({ query, words, isListed }: SaveSearchProps) {
  const isSaved = useSavedSearches().some((search) => search.query === query);
  // What is listed now is no longer new.
  useEffect(() => {
    if (isListed) noteSearchOpened(query);
  }, [query, isListed]);
  return (
    <Button look="quiet" aria-pressed={isSaved} onClick={() => toggleSavedSearch(query, words)}>
      <Icon name={isSaved ? "check" : "star"} size={18} />
      {isSaved ? "Search saved" : "Save this search"}
    </Button>
  );
}
