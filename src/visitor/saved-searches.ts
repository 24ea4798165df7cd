/** docs/decisions/saved-and-compared.md */
import { storageKeys } from "../config/storage-keys";
import { isRecord, textAt } from "../lib/json-record";
import { createStoredList, storedEntries } from "../lib/stored-value";
import { useStore } from "./use-store";

export interface SavedSearch {
  /** "?bhk=3&city=Goa". */
  readonly query: string;
  /** "3 BHK in Goa". */
  readonly words: string;
  /** When saved or last opened, in milliseconds since 1970: later homes are new. */
  readonly seenMs: number;
}

const maxSearches = 12;

export function parseSavedSearches(stored: string | null): readonly SavedSearch[] {
  const searches = storedEntries(stored).flatMap((entry): SavedSearch[] => {
    if (!isRecord(entry)) return [];
    const { seenMs } = entry;
    const [query, words] = [textAt(entry, "query"), textAt(entry, "words")];
    if (!query.startsWith("?") || words === "") return [];
    return typeof seenMs === "number" && Number.isFinite(seenMs) ? [{ query, words, seenMs }] : [];
  });
  return searches.slice(0, maxSearches);
}

const list = createStoredList({
  key: storageKeys.savedSearches,
  updatedEvent: "savedSearchesUpdated",
  parse: parseSavedSearches,
});

/** Latest first; empty on the server and in the first render. */
export function useSavedSearches(): readonly SavedSearch[] {
  return useStore(list);
}

export function toggleSavedSearch(query: string, words: string): void {
  const kept = list.get().filter((search) => search.query !== query);
  const isSaved = kept.length < list.get().length;
  list.set(isSaved ? kept : [{ query, words, seenMs: Date.now() }, ...kept].slice(0, maxSearches));
}

export function removeSavedSearch(query: string): void {
  list.set(list.get().filter((search) => search.query !== query));
}

/** From now on what is in the search is no longer new. */
export function noteSearchOpened(query: string): void {
  if (!list.get().some((search) => search.query === query)) return;
  list.set(list.get().map((search) => (search.query === query ? { ...search, seenMs: Date.now() } : search)));
}
