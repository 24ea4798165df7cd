/** Stored as id strings (docs/requirements.md 4.2, docs/decisions/saved-and-compared.md). */
import { useEffect, useState } from "react";
import type { ListedHome } from "../catalogue/offer";
import { storageKeys } from "../config/storage-keys";
import { isSlug } from "../lib/text";
import { createStoredList, storedEntries } from "../lib/stored-value";
import { useStore } from "./use-store";
import { localStore } from "../lib/storage";

function isName(entry: string): boolean {
  if (/^\d+$/.test(entry)) return Number(entry) > 0 && Number.isSafeInteger(Number(entry));
  return isSlug(entry);
}

/** Ids and slugs as strings, without duplicates; anything else stored is dropped, so that it is not counted. */
export function parseWishlist(stored: string | null): readonly string[] {
  const entries = storedEntries(stored)
    .filter((entry) => typeof entry === "string" || typeof entry === "number")
    .map((entry) => String(entry).trim())
    .filter(isName);
  return [...new Set(entries)];
}

/** For saved-homes.ts; everything else reads and changes it by the functions below. */
export const storedWishlist = createStoredList({
  key: storageKeys.wishlist,
  updatedEvent: "wishlistUpdated",
  parse: parseWishlist,
});

/** In the order of saving; the same list until storage changes. */
export const readWishlist = storedWishlist.get;

const savedAtLoad: ReadonlySet<string> = new Set(readWishlist());

/** Whether an entry was saved before this page loaded: then, if the index lacks it, it is no longer listed. */
export function wasSavedAtLoad(entry: string): boolean {
  return savedAtLoad.has(entry);
}

/** Ids and slugs; empty on the server and in the first render. */
export function useWishlist(): readonly string[] {
  return useStore(storedWishlist);
}

export type SavedName = Pick<ListedHome, "listingId" | "slug">;

/** Whether a wishlist holds a listing, by id or slug. */
export function isInWishlist(wishlist: readonly string[], { listingId, slug }: SavedName): boolean {
  return wishlist.includes(String(listingId)) || wishlist.includes(slug);
}

/** Saves a listing by id, or removes id and slug. Returns whether it is saved now. */
export function toggleWishlist(listingId: number, slug?: string): boolean {
  const id = String(listingId);
  const before = readWishlist();
  const kept = before.filter((entry) => entry !== id && entry !== slug);
  const wasSaved = kept.length < before.length;
  storedWishlist.set(wasSaved ? kept : [...before, id]);
  return !wasSaved;
}

/** How often the wishlist has grown since the page loaded, in any tab. */
export function useWishlistGrowth(): number {
  const [growth, setGrowth] = useState(0);
  useEffect(() => {
    let last = readWishlist().length;
    return storedWishlist.subscribe(() => {
      const { length } = readWishlist();
      if (length > last) setGrowth((times) => times + 1);
      last = length;
    });
  }, []);
  return growth;
}

/** Here, so that it can be asked without the tray's code. */
export function hasCompareTray(): boolean {
  return localStore.get(storageKeys.compareTray) !== null;
}

export function hasMarkedHomes(): boolean {
  return readWishlist().length > 0 || hasCompareTray();
}
