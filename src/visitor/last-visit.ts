/** The visit before, stored here alone: lists mark homes that are new since (docs/decisions/saved-and-compared.md). */
import { useSyncExternalStore } from "react";
import { storageKeys } from "../config/storage-keys";
import { isRecord, parseJson } from "../lib/json-record";
import { localStore } from "../lib/storage";

/** Without a list for so long, a visit has ended. */
const pauseMs = 30 * 60 * 1000;

const stepMs = 60 * 1000;

interface Visits {
  /** When a list was last shown or left, in milliseconds since 1970. */
  readonly at: number;
  /** Null in the first visit. */
  readonly before: number | null;
}

export function parseVisits(stored: string | null): Visits | null {
  const value = parseJson(stored);
  if (!isRecord(value) || typeof value.at !== "number" || !Number.isFinite(value.at)) return null;
  const before = typeof value.before === "number" && Number.isFinite(value.before) ? value.before : null;
  return { at: value.at, before };
}

/** What to store when a list is shown; starts anew where the clock was set back. */
export function nextVisits(stored: Visits | null, nowMs: number): Visits {
  if (stored === null || stored.at > nowMs) return { at: nowMs, before: null };
  return { at: nowMs, before: nowMs - stored.at > pauseMs ? stored.at : stored.before };
}

let visits: Visits | null = null;

function keep(next: Visits): Visits {
  localStore.set(storageKeys.lastVisit, JSON.stringify(next));
  return (visits = next);
}

/** Extends the visit; begins no new one, and restores nothing that the visitor deleted. */
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

/** End of the last visit, in milliseconds since 1970; null on the server, in the first render and in a first visit. */
export function useLastVisit(): number | null {
  return useSyncExternalStore(subscribe, readBefore, () => null);
}

const indiaAheadMs = 5.5 * 60 * 60 * 1000;

/** Whether an ISO day in India is after a visit; the day of the visit is not new. */
export function isNewSince(postedAt: string, visitMs: number | null): boolean {
  return visitMs !== null && Date.parse(postedAt) > visitMs + indiaAheadMs;
}
