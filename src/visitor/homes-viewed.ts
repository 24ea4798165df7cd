/** Homes looked at last in this browser: ids in local storage, the latest first (decision C3). */
import { useSyncExternalStore } from "react";
import { storageKeys } from "../config/storage-keys";
import { createStoredList, storedEntries } from "../lib/stored-list";

/** How many are kept. */
const recentlyViewedMax = 8;

/** Reads a stored list: whole numbers above zero, also as text, each once, at most eight. All else is dropped. */
export function parseRecentlyViewed(stored: string | null): readonly number[] {
  const ids = storedEntries(stored)
    .filter((entry) => typeof entry === "number" || (typeof entry === "string" && /^\d+$/.test(entry)))
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, recentlyViewedMax);
}

const list = createStoredList(storageKeys.recentlyViewed, "recentlyViewedUpdated", parseRecentlyViewed);

/** The ids, the latest first; empty on the server and in the first render of the browser. */
export function useRecentlyViewed(): readonly number[] {
  return useSyncExternalStore(list.subscribe, list.read, list.readOnServer);
}

/** Puts a listing first; the ninth goes. */
export function recordView(listingId: number): void {
  const others = list.read().filter((id) => id !== listingId);
  list.write([listingId, ...others].slice(0, recentlyViewedMax));
}

/** Forgets all of them. */
export const clearRecentlyViewed = list.clear;
