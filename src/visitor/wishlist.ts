/**
 * Homes saved in this browser (docs/requirements.md 4.2, docs/decisions/saved-and-compared.md and
 * docs/decisions/storage-and-privacy.md): id strings in local storage.
 */
import { useEffect, useState } from "react";
import { storageKeys } from "../config/storage-keys";
import { isSlug } from "../lib/text";
import { createStoredList, storedEntries } from "../lib/stored-value";
import { useStore } from "./use-store";
import { localStore } from "../lib/storage";

/** Whether an entry can be the id of a listing, a whole number above zero, or its slug. */
function isName(entry: string): boolean {
  if (/^\d+$/.test(entry)) return Number(entry) > 0 && Number.isSafeInteger(Number(entry));
  return isSlug(entry);
}

/**
 * Reads a stored wishlist: a JSON list of ids or slugs, each once, as a string. Anything else in storage is an empty
 * wishlist; entries that can be neither id nor slug are dropped, so that they are not counted as saved homes.
 */
export function parseWishlist(stored: string | null): readonly string[] {
  const entries = storedEntries(stored)
    .filter((entry) => typeof entry === "string" || typeof entry === "number")
    .map((entry) => String(entry).trim())
    .filter(isName);
  return [...new Set(entries)];
}

const list = createStoredList({
  key: storageKeys.wishlist,
  updatedEvent: "wishlistUpdated",
  parse: parseWishlist,
});

/** The saved ids and slugs in the order of saving; the same list until storage changes. */
export const readWishlist = list.get;

/** Calls the listener after every change, also one in another tab. Returns the unsubscribe function. */
export const subscribeToWishlist = list.subscribe;

const savedAtLoad: ReadonlySet<string> = new Set(readWishlist());

/**
 * Whether an entry was saved before this page was loaded: one that the search index does not know is no longer listed.
 * One saved since, in another tab, may be a home that was listed after the index was loaded.
 */
export function wasSavedAtLoad(entry: string): boolean {
  return savedAtLoad.has(entry);
}

/** The saved ids and slugs; empty on the server and in the first render of the browser. */
export function useWishlist(): readonly string[] {
  return useStore(list);
}

/** A listing by its id and its slug, either of which an entry may be. */
export interface SavedName {
  readonly listingId: number;
  readonly slug: string;
}

const names = ({ listingId, slug }: SavedName, entry: string) =>
  entry === String(listingId) || entry === slug;

/** Whether a wishlist holds a listing, by its id or its slug. */
export function isInWishlist(wishlist: readonly string[], listing: SavedName): boolean {
  return wishlist.some((entry) => names(listing, entry));
}

/** Saves the listing by its id, or removes its id and, when given, its slug. Returns whether it is saved now. */
export function toggleWishlist(listingId: number | string, slug?: string): boolean {
  const id = String(listingId);
  const before = readWishlist();
  const others = before.filter((entry) => entry !== id && entry !== slug);
  const wasSaved = others.length < before.length;
  list.set(wasSaved ? others : [...before, id]);
  return !wasSaved;
}

/** Saves the listings of these ids, after those that are saved. */
export function addToWishlist(listingIds: readonly number[]): void {
  list.set([...new Set([...readWishlist(), ...listingIds.map(String)])]);
}

/** Removes the given ids and slugs. */
export function removeFromWishlist(...entries: readonly (number | string)[]): void {
  const removed = entries.map(String);
  list.set(readWishlist().filter((entry) => !removed.includes(entry)));
}

/** Forgets all of them, with their key. */
export const clearWishlist = list.clear;

/**
 * Stores what a wishlist was resolved to (docs/decisions/saved-and-compared.md), unless that is the same, or storage has
 * changed meanwhile.
 */
export function tidyWishlist(wishlist: readonly string[], entries: readonly string[]): void {
  if (wishlist === readWishlist() && entries.join() !== wishlist.join()) list.set(entries);
}

/** How often the wishlist has grown since the page was loaded, in this tab or another. */
export function useWishlistGrowth(): number {
  const [growth, setGrowth] = useState(0);
  useEffect(() => {
    let last = readWishlist().length;
    return subscribeToWishlist(() => {
      const { length } = readWishlist();
      if (length > last) setGrowth((times) => times + 1);
      last = length;
    });
  }, []);
  return growth;
}

/** Whether this browser has put homes aside to be compared. Apart from the tray's code, which few visits load. */
export function hasCompareTray(): boolean {
  return localStore.get(storageKeys.compareTray) !== null;
}

/** Whether cards have something to show of this visitor: a home that is saved, or put aside to be compared. */
export function hasMarkedHomes(): boolean {
  return readWishlist().length > 0 || hasCompareTray();
}

/** The listings that a wishlist names. */
interface ResolvedWishlist<Listing> {
  /** In the order of saving, each once. */
  readonly listings: readonly Listing[];
  /** The same wishlist by ids, each home once; unknown entries stay as they are. */
  readonly entries: readonly string[];
  /** Entries that name no listing. */
  readonly unknown: readonly string[];
}

/** Finds the listings that a wishlist names by id or slug (docs/decisions/saved-and-compared.md). */
export function resolveWishlist<Listing extends SavedName>(
  wishlist: readonly string[],
  listings: readonly Listing[],
): ResolvedWishlist<Listing> {
  const byName = new Map<string, Listing>();
  for (const listing of listings) {
    byName.set(String(listing.listingId), listing);
    if (!byName.has(listing.slug)) byName.set(listing.slug, listing);
  }
  const known = wishlist.flatMap((entry) => byName.get(entry) ?? []);
  const idOf = (entry: string) => String(byName.get(entry)?.listingId ?? entry);
  return {
    listings: [...new Set(known)],
    entries: [...new Set(wishlist.map(idOf))],
    unknown: wishlist.filter((entry) => !byName.has(entry)),
  };
}
