import { storageKeys } from "../config/storage-keys";
import { createStoredList, storedEntries } from "../lib/stored-value";
import { useStore } from "./use-store";

const homesViewedMax = 8;

/** Positive integers, also as strings, without duplicates, at most eight (docs/decisions/storage-and-privacy.md). */
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

/** Ids, latest first; empty on the server and in the first render. */
export function useHomesViewed(): readonly number[] {
  return useStore(list);
}

export function recordHomeViewed(listingId: number): void {
  const earlier = list.get().filter((id) => id !== listingId);
  list.set([listingId, ...earlier].slice(0, homesViewedMax));
}

export const clearHomesViewed = list.clear;
