import { rm } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { visitTimesPath, weekdays, type VisitTimes } from "../catalogue/visit-times";
import { writePublicFiles } from "./build-files/public-files";
import { dataOrStop } from "./graphql";

type OfficeFacts = Pick<NonNullable<Queries.VisitTimesQuery["siteFacts"]>, "officeHours" | "closedDays">;

const noon = 12 * 60;
const partsOfDay = [
  ["Morning", 0, noon],
  ["Afternoon", noon, 17 * 60],
  ["Evening", 17 * 60, 24 * 60],
] as const;
/** In minutes; shorter parts of a day are left out. */
const minMinutes = 30;

/** "09:30" gives 570. */
function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

/** 570 gives "9.30 am", 720 "12 noon". */
function clock(minute: number): string {
  if (minute === noon) return "12 noon";
  const hour = Math.floor(minute / 60);
  const pastHour = minute % 60 === 0 ? "" : `.${String(minute % 60).padStart(2, "0")}`;
  return `${hour % 12 || 12}${pastHour} ${hour < 12 ? "am" : "pm"}`;
}

/** Morning, afternoon and evening of each day while the office is open, and the closed days. */
export function visitTimesOf({ officeHours, closedDays }: OfficeFacts): VisitTimes {
  const parts = (officeHours ?? []).flatMap(({ weekday, opens, closes }) =>
    partsOfDay.flatMap(([part, start, end]) => {
      const from = Math.max(minuteOf(opens), start);
      const to = Math.min(minuteOf(closes), end);
      const number = weekdays.findIndex((name) => name === weekday);
      const words = `${part}, ${clock(from)} to ${clock(to)}`;
      return to - from < minMinutes ? [] : [[number, from, to, words] as const];
    }),
  );
  return { parts, closed: Object.fromEntries((closedDays ?? []).map(({ day, name }) => [day, name])) };
}

/** Writes public/visit-times.json, or removes it where the site names no office hours. */
export async function writeVisitTimes({ graphql, reporter }: CreatePagesArgs): Promise<void> {
  const { siteFacts } = await dataOrStop(
    reporter,
    "VisitTimes",
    graphql<Queries.VisitTimesQuery>(`
      query VisitTimes {
        siteFacts {
          takesVisits
          officeHours {
            weekday
            opens
            closes
          }
          closedDays {
            day
            name
          }
        }
      }
    `),
  );
  if (siteFacts?.takesVisits !== true) return rm(path.join("public", visitTimesPath), { force: true });
  await writePublicFiles(new Map([[visitTimesPath, JSON.stringify(visitTimesOf(siteFacts))]]));
}
