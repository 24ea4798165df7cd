/**
 * When this browser was here before: by it lists mark the homes that are new since then. Kept in local storage, sent to
 * nobody (docs/decisions/2026-11-23-what-changed.md).
 */
import { useSyncExternalStore } from "react";
import { storageKeys } from "../config/storage-keys";
import { isRecord, parseJson } from "../lib/json-record";
import { localStore } from "../lib/storage";

/** A visit ends after so many milliseconds in which no list was shown. */
const pauseMs = 30 * 60 * 1000;

interface Visits {
  /** When a page with a list was shown or left last, in milliseconds since 1970. */
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

let before: number | null | undefined;

function readBefore(): number | null {
  if (before === undefined) {
    const visits = nextVisits(parseVisits(localStore.get(storageKeys.lastVisit)), Date.now());
    const keep = (atMs: number) =>
      localStore.set(storageKeys.lastVisit, JSON.stringify({ at: atMs, before: visits.before }));
    keep(visits.at);
    // A visit of many pages ends when it ends, and not with its first list.
    window.addEventListener("pagehide", () => keep(Date.now()));
    before = visits.before;
  }
  return before;
}

const never = () => () => undefined;

/** When the visit before this one ended, in milliseconds; null on the server, in the first render and in a first visit. */
export function useLastVisit(): number | null {
  return useSyncExternalStore(never, readBefore, () => null);
}

/** Whether a listing of this ISO day was published after a visit. The day of the visit itself is not new. */
export function isNewSince(postedAt: string, visitMs: number | null): boolean {
  return visitMs !== null && postedAt > new Date(visitMs).toISOString().slice(0, 10);
}
