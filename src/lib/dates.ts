export const monthNames: readonly string[] = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** Midnight UTC in milliseconds; null where the text is no ISO day ("2026-02-30"). */
export function isoDayToMs(iso: string): number | null {
  const [day = ""] = /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(iso) ?? [];
  const dayMs = Date.parse(day);
  // Some browsers take 30 February for 2 March.
  return Number.isNaN(dayMs) || !new Date(dayMs).toISOString().startsWith(day) ? null : dayMs;
}

/** "2026-11-04" gives "4 Nov 2026" (docs/design.md 10), a time after it is ignored; "" for an unreadable date. */
export function formatDate(iso: string): string {
  const dayMs = isoDayToMs(iso);
  if (dayMs === null) return "";
  const date = new Date(dayMs);
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`;
}

const DAY_MS = 86_400_000;

/** Whole days between ISO days, negative when the second is earlier; null when one is unreadable. */
export function daysBetween(fromIso: string, toIso: string): number | null {
  const fromMs = isoDayToMs(fromIso);
  const toMs = isoDayToMs(toIso);
  return fromMs === null || toMs === null ? null : Math.round((toMs - fromMs) / DAY_MS);
}

/** ISO day of a number of days since 1 January 1970 (UTC). */
export function isoDayOfDayNumber(dayNumber: number): string {
  return new Date(dayNumber * DAY_MS).toISOString().slice(0, 10);
}

/** Days since 1 January 1970 (UTC); 0 where the day is unreadable. */
export function dayNumberOf(iso: string): number {
  return Math.round((isoDayToMs(iso) ?? 0) / DAY_MS);
}

/** ISO day in India: "2026-11-20". */
export function dayInIndia(moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(moment);
}
