/** Dates as the site writes them: "4 Nov 2026" (docs/design.md 10). No clock is read here: the time is an argument. */

/** January is the first. */
export const monthNames = [
  "Jan",
  "Feb",
  "Mar",
  "Apr",
  "May",
  "Jun",
  "Jul",
  "Aug",
  "Sep",
  "Oct",
  "Nov",
  "Dec",
] as const;
const isoDayPattern = /^(\d{4})-(\d{2})-(\d{2})(?:T|$)/;

/** Midnight UTC of an ISO day in milliseconds, or null where the text is no such day ("2026-02-30"). */
export function isoDayToMs(iso: string): number | null {
  const match = isoDayPattern.exec(iso);
  if (!match) return null;
  const [year, month, day] = match.slice(1).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? date.getTime() : null;
}

/** "2026-11-04" gives "4 Nov 2026"; an unreadable date gives an empty text. A time after the day is ignored. */
export function formatDate(iso: string): string {
  const dayMs = isoDayToMs(iso);
  if (dayMs === null) return "";
  const date = new Date(dayMs);
  return `${date.getUTCDate()} ${monthNames[date.getUTCMonth()] ?? ""} ${date.getUTCFullYear()}`;
}

/** "2025-09-11" gives "September 11, 2025", as legal pages write it (docs/requirements.md 2.12). */
export function formatLongDate(iso: string): string {
  const dayMs = isoDayToMs(iso);
  if (dayMs === null) return "";
  return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(dayMs);
}
