/** Office hours and closed days of data/site.json, by which visits are booked (docs/decisions/2026-11-23-a-visit.md). */
import { entryProblem, type ContentEntry } from "./content-entries";
import type { FieldPath } from "./content-problem";
import type { Finding } from "./finding";
import { listAt, quoted, textAt } from "./values";

/** Hours that close before they open, days named twice, and closed days of which none lies ahead of `today`. */
export function officeHoursFindings(entries: readonly ContentEntry[], today: string): readonly Finding[] {
  return entries
    .filter(({ type }) => type.name === "SiteFacts")
    .flatMap((entry) => [
      ...closingFirst(entry),
      ...namedTwice(entry, "officeHours", "weekday"),
      ...namedTwice(entry, "closedDays", "day"),
      ...noneAhead(entry, today),
    ]);
}

const finding = (
  severity: Finding["severity"],
  entry: ContentEntry,
  path: FieldPath,
  message: string,
): Finding => ({ severity, problem: entryProblem(entry, path, message) });

/** The schema reports any other. */
const clockForm = /^\d\d:\d\d$/;

function closingFirst(entry: ContentEntry): Finding[] {
  return listAt(entry.value, "officeHours").flatMap((row, at) => {
    const [opens, closes] = [textAt(row, "opens"), textAt(row, "closes")];
    // Two times of the same form compare as texts.
    if (opens === undefined || closes === undefined || opens < closes) return [];
    if (![opens, closes].every((time) => clockForm.test(time))) return [];
    const message = `${quoted(closes)} is not later than ${quoted(opens)}, at which the office opens; write the time of the same day at which it closes`;
    return [finding("error", entry, ["officeHours", at, "closes"], message)];
  });
}

function namedTwice(entry: ContentEntry, list: string, field: string): Finding[] {
  const names = listAt(entry.value, list).map((row) => textAt(row, field));
  return names.flatMap((name, at) => {
    if (name === undefined || names.indexOf(name) === at) return [];
    return [finding("error", entry, [list, at, field], `${quoted(name)} stands here twice; remove one`)];
  });
}

function noneAhead(entry: ContentEntry, today: string): Finding[] {
  const days = listAt(entry.value, "closedDays").map((row) => textAt(row, "day") ?? "");
  if (days.length === 0 || days.some((day) => day >= today)) return [];
  const message = "every closed day is past; write those of the year to come, or visits are offered on them";
  return [finding("warning", entry, ["closedDays"], message)];
}
