import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { weekdays, type VisitTimes } from "../../../catalogue/visit-times";
import { dubaiCity } from "../../../config/routes";
import { isRecord, textAt } from "../../../lib/json-record";
import type { DetailField, EnquiryDetails, VisitMeaning } from "../form/enquiry-types";

export type VisitHome = Pick<CatalogueListing, "title" | "path" | "location" | "city">;

const minuteMs = 60_000;
const dayMs = 86_400_000;
/** Today included; days without office hours are left out. */
const daysAhead = 30;

/** Throws a TypeError for any other file. */
export function parseVisitTimes(json: unknown): VisitTimes {
  if (!isRecord(json) || !Array.isArray(json.parts) || !isRecord(json.closed)) throw new TypeError();
  const rows = json.parts.filter((row: unknown): row is readonly unknown[] => Array.isArray(row));
  const parts = rows.map(
    ([weekday, from, to, words]) => [Number(weekday), Number(from), Number(to), String(words)] as const,
  );
  return { parts, closed: json.closed };
}

/** Neither zone has a summer time. */
export const zoneOf = (city: string) =>
  city === dubaiCity
    ? { words: "Gulf Standard Time", name: "Asia/Dubai", minutesAhead: 240 }
    : { words: "India Standard Time", name: "Asia/Kolkata", minutesAhead: 330 };

/** Days with office hours, in the city's time zone; closed ones with the reason. Without what has begun at `nowMs`. */
export function visitDays({ parts, closed }: VisitTimes, city: string, nowMs: number) {
  const aheadMs = zoneOf(city).minutesAhead * minuteMs;
  const today = Math.floor((nowMs + aheadMs) / dayMs);
  return Array.from({ length: daysAhead }, (_, at) => today + at).flatMap((number) => {
    // 1 January 1970 was a Thursday.
    const weekday = (number + 4) % 7;
    const midnightMs = number * dayMs - aheadMs;
    const open = parts
      .filter((part) => part[0] === weekday)
      .map(([, from, to, words]) => ({
        words,
        fromMs: midnightMs + from * minuteMs,
        toMs: midnightMs + to * minuteMs,
      }))
      .filter(({ fromMs }) => fromMs >= nowMs);
    const date = new Date(number * dayMs);
    const day = date.toISOString().slice(0, 10);
    // "Sat, 28 Nov 2026 00:00:00 GMT" in every browser, and smaller than lib/dates.ts.
    const words = `${weekdays[weekday] ?? ""}, ${Number(day.slice(8))}${date.toUTCString().slice(7, 16)}`;
    const reason = textAt(closed, day);
    if (open.length === 0) return [];
    return [reason === "" ? { words, parts: open } : { words: `${words}: closed, ${reason}`, parts: [] }];
  });
}

export type VisitDay = Readonly<ReturnType<typeof visitDays>[number]>;

/** None for a day that is not offered. */
export const partsOf = (days: readonly VisitDay[], words: string): VisitDay["parts"] =>
  days.find((day) => day.words === words)?.parts ?? [];

const wishes = [
  ["firstDay", "firstPart"],
  ["secondDay", "secondPart"],
] as const;

/** Choices that are not offered, or no longer: time has passed, or another day or city was chosen. */
export function staleChoices(details: EnquiryDetails, days: readonly VisitDay[]): readonly DetailField[] {
  return wishes.flatMap(([day, part]): readonly DetailField[] => {
    const parts = partsOf(days, details[day]);
    if (parts.length === 0) return [day, part];
    return parts.some(({ words }) => words === details[part]) ? [] : [part];
  });
}

export const titlesOf = (homes: readonly VisitHome[]): string => homes.map(({ title }) => title).join(", ");

/** Whose clock the times follow; empty where the visitor's clock shows the same. */
export function zoneNote(city: string, days: readonly VisitDay[]): string {
  const { words, minutesAhead } = zoneOf(city);
  const firstMs = days.flatMap(({ parts }) => parts)[0]?.fromMs ?? 0;
  return new Date(firstMs).getTimezoneOffset() === -minutesAhead ? "" : ` Times are in ${city}, ${words}.`;
}

/** What the choices mean, by the days that were offered when they were sent. */
export function meaningOf(homes: readonly VisitHome[], offered: () => readonly VisitDay[]): VisitMeaning {
  const visited = ({ visitCity }: EnquiryDetails) => homes.filter(({ city }) => city === visitCity);
  return {
    params: (details) => {
      const { words, name } = zoneOf(details.visitCity);
      return {
        visit_homes: titlesOf(visited(details)),
        visit_timezone: `${details.visitCity}, ${words} (${name})`,
      };
    },
    request: (details) => {
      const homes = visited(details);
      const places = new Set(homes.map(({ location }) => location));
      return {
        homes: titlesOf(homes),
        location: details.visitKind === "In person" ? [...places].join("; ") : details.visitKind,
        path: homes[0]?.path ?? "/",
        zone: `${details.visitCity}, ${zoneOf(details.visitCity).words}`,
        wishes: wishes.flatMap(([day, part]) =>
          partsOf(offered(), details[day])
            .filter(({ words }) => words === details[part])
            .map(({ words, fromMs, toMs }) => ({
              words: `${details[day]}: ${words}`,
              from: new Date(fromMs).toISOString(),
              to: new Date(toMs).toISOString(),
            })),
        ),
      };
    },
  };
}
