import { monthNames } from "./dates";

/**
 * A moment as "4 Nov 2026, 9.05 am". `timeZone` is an IANA name; the reader's own zone when absent, so give one
 * wherever the text is rendered at build.
 */
export function formatDateTime(epochMs: number, timeZone?: string): string {
  const parts = new Map(
    new Intl.DateTimeFormat("en-GB", {
      timeZone,
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    })
      .formatToParts(epochMs)
      .map((part) => [part.type, part.value]),
  );
  const hour = Number(parts.get("hour"));
  const month = monthNames[Number(parts.get("month")) - 1] ?? "";
  const clock = `${hour % 12 || 12}.${parts.get("minute") ?? ""} ${hour < 12 ? "am" : "pm"}`;
  return `${Number(parts.get("day"))} ${month} ${parts.get("year") ?? ""}, ${clock}`;
}

/** The calendar day of a moment in India: "2026-11-20". */
export function dayInIndia(moment: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(moment);
}
