/** Homes looked at last in this browser: ids in local storage, the latest first (decision C3). */
import { useSyncExternalStore } from "react";
import { localStore } from "../../lib/storage";

const recentlyViewedKey = "recentlyViewed";
const recentlyViewedEvent = "recentlyViewedUpdated";

/** How many are kept. */
const recentlyViewedMax = 8;

const nothing: readonly number[] = [];

/** Reads a stored list: whole numbers above zero, also as text, each once, at most eight. All else is dropped. */
export function parseRecentlyViewed(stored: string | null): readonly number[] {
  if (stored === null) return nothing;
  let value: unknown;
  try {
    value = JSON.parse(stored);
  } catch {
    return nothing;
  }
  if (!Array.isArray(value)) return nothing;
  const ids = value
    .filter(
      (entry: unknown) => typeof entry === "number" || (typeof entry === "string" && /^\d+$/.test(entry)),
    )
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
  return [...new Set(ids)].slice(0, recentlyViewedMax);
}

let lastRead: { readonly stored: string | null; readonly ids: readonly number[] } = {
  stored: null,
  ids: nothing,
};

/** The ids, the latest first; the same list until storage changes. */
function readRecentlyViewed(): readonly number[] {
  const stored = localStore.get(recentlyViewedKey);
  if (stored !== lastRead.stored) lastRead = { stored, ids: parseRecentlyViewed(stored) };
  return lastRead.ids;
}

function subscribe(onChange: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === recentlyViewedKey || event.key === null) onChange();
  };
  window.addEventListener(recentlyViewedEvent, onChange);
  window.addEventListener("storage", onStorage);
  return () => {
    window.removeEventListener(recentlyViewedEvent, onChange);
    window.removeEventListener("storage", onStorage);
  };
}

/** The ids, the latest first; empty on the server and in the first render of the browser. */
export function useRecentlyViewed(): readonly number[] {
  return useSyncExternalStore(subscribe, readRecentlyViewed, () => nothing);
}

/** Puts a listing first; the ninth goes. */
export function recordView(listingId: number): void {
  const others = readRecentlyViewed().filter((id) => id !== listingId);
  localStore.set(recentlyViewedKey, JSON.stringify([listingId, ...others].slice(0, recentlyViewedMax)));
  window.dispatchEvent(new CustomEvent(recentlyViewedEvent));
}

/** Forgets all of them. */
export function clearRecentlyViewed(): void {
  localStore.remove(recentlyViewedKey);
  window.dispatchEvent(new CustomEvent(recentlyViewedEvent));
}
