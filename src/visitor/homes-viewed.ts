/**
 * Homes looked at last in this browser: ids in local storage, the latest first (docs/decisions/storage-and-privacy.md).
 */
import { storageKeys } from "../config/storage-keys";
import { createStoredList, storedEntries } from "../lib/stored-value";
import { useStore } from "./use-store";

/** How many are kept. */
const homesViewedMax = 8;

/** Reads a stored list: whole numbers above zero, also as strings, each once, at most eight. All else is dropped. */
export function parseHomesViewed(stored: string | null): readonly number[] {
  const ids = storedEntries(stored)
    .filter((entry) => typeof entry === "number" || (typeof entry === "string" && /^\d+$/.test(entry)))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, homesViewedMax);
}

const list = createStoredList({
  key: storageKeys.recentlyViewed,
  updatedEvent: "recentlyViewedUpdated",
  parse: parseHomesViewed,
});

/** The ids, the latest first; empty on the server and in the first render of the browser. */
export function useHomesViewed(): readonly number[] {
  return useStore(list);
}

/** Puts a listing first and drops the ninth. */
export function recordHomeViewed(listingId: number): void {
  const others = list.get().filter((id) => id !== listingId);
  list.set([listingId, ...others].slice(0, homesViewedMax));
}

/** Forgets all of them. */
export const clearHomesViewed = list.clear;
