/**
 * When this browser was here before: by it lists mark the homes that are new since then. Kept in local storage, sent to
 * nobody (docs/decisions/saved-and-compared.md).
 */
import { useSyncExternalStore } from "react";
import { storageKeys } from "../config/storage-keys";
import { isRecord, parseJson } from "../lib/json-record";
import { localStore } from "../lib/storage";

/** A visit ends after so many milliseconds in which no list was shown. */
const pauseMs = 30 * 60 * 1000;

/** How exactly the end of a visit is known, in milliseconds. */
const stepMs = 60 * 1000;

interface Visits {
  /** When a list was shown or its page turned to or left last, in milliseconds since 1970. */
  readonly at: number;
  /** The same of the visit before; null in the first. */
  readonly before: number | null;
}

/** Reads what is stored; null for anything else. */
export function parseVisits(stored: string | null): Visits | null {
  const value = parseJson(stored);
  if (!isRecord(value) || typeof value.at !== "number" || !Number.isFinite(value.at)) return null;
  const before = typeof value.before === "number" && Number.isFinite(value.before) ? value.before : null;
  return { at: value.at, before };
}

/** What is to be stored when a list is shown now; a clock that was set back starts anew. */
export function nextVisits(stored: Visits | null, nowMs: number): Visits {
  if (stored === null || stored.at > nowMs) return { at: nowMs, before: null };
  return { at: nowMs, before: nowMs - stored.at > pauseMs ? stored.at : stored.before };
}

let visits: Visits | null = null;

function keep(next: Visits): Visits {
  localStore.set(storageKeys.lastVisit, JSON.stringify(next));
  return (visits = next);
}

/**
 * The visit goes on: a page or a list was turned to. One that was left alone for longer is not begun anew by that, nor is
 * anything kept again that the visitor has deleted.
 */
function goOn(): void {
  if (visits === null || localStore.get(storageKeys.lastVisit) === null) return;
  const idleMs = Date.now() - visits.at;
  if (idleMs >= stepMs && idleMs <= pauseMs) keep({ ...visits, at: visits.at + idleMs });
}

function begin(): Visits {
  document.addEventListener("visibilitychange", goOn);
  return keep(nextVisits(parseVisits(localStore.get(storageKeys.lastVisit)), Date.now()));
}

const readBefore = () => (visits ?? begin()).before;

function subscribe(): () => void {
  goOn();
  return () => undefined;
}

/** When the visit before this one ended, in milliseconds; null on the server, in the first render and in a first visit. */
export function useLastVisit(): number | null {
  return useSyncExternalStore(subscribe, readBefore, () => null);
}

/** Listings come by the days of India, whose clock is ahead of UTC by this, in milliseconds. */
const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** Whether a listing of this ISO day was published after a visit. The day of the visit itself is not new. */
export function isNewSince(postedAt: string, visitMs: number | null): boolean {
  return visitMs !== null && Date.parse(postedAt) > visitMs + indiaAheadMs;
}
