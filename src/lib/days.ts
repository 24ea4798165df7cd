/** Days as numbers. */
import { isoDayToMs } from "./dates";

const DAY_MS = 86_400_000;

/** Whole days from the first ISO day to the second, negative when it lies before; null when one is unreadable. */
export function daysBetween(fromIso: string, toIso: string): number | null {
  const fromMs = isoDayToMs(fromIso);
  const toMs = isoDayToMs(toIso);
  return fromMs === null || toMs === null ? null : Math.round((toMs - fromMs) / DAY_MS);
}

/** ISO day of a whole number of days since 1 January 1970 (UTC), the compact form of the search index. */
export function isoDayOfDayNumber(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** Days since 1 January 1970 (UTC) of an ISO day; 0 where it is unreadable. */
export function dayNumberOf(iso: string): number {
  return Math.round((isoDayToMs(iso) ?? 0) / DAY_MS);
}
