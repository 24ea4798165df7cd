import { rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { visitTimesPath } from "../catalogue/visit-times-path";
import { dataOrStop } from "./data-or-stop";
import { visitTimesOf } from "./visit-times-of";

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
  const file = path.resolve("public", visitTimesPath.slice(1));
  if (siteFacts?.takesVisits !== true) return rm(file, { force: true });
  const { officeHours, closedDays } = siteFacts;
  await writeFile(file, JSON.stringify(visitTimesOf({ hours: officeHours ?? [], closed: closedDays ?? [] })));
}
