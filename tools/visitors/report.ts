import type { Bar } from "./bars";
import type { Latency } from "./interactions";
import type { PaintRow } from "./paints";
import { moments, type PressRow } from "./press-row";
import type { Beside, Summary, VisitRow } from "./summary";

const titles = [
  "visit",
  "build",
  "paint",
  "LCP",
  "ready",
  "live",
  "not live",
  "acts",
  "task",
  "shift",
  "shifts",
  "js kB",
  "lost",
  "wrong",
];
const visitWidth = 62;
const cellWidth = 9;

const line = ([visit = "", ...cells]: readonly string[]) =>
  `${visit.padEnd(visitWidth)}${cells.map((cell) => cell.padStart(cellWidth)).join("")}\n`;

const inMs = (value: number | null) => (value === null ? "" : Math.round(value).toString());
const inMsOrLost = (value: number | null) => (value === null ? "lost" : inMs(value));
const ofVisits = (count: number, { visits }: Summary) => (count === 0 ? "0" : `${count}/${visits}`);

function cellsOf(summary: Summary): string[] {
  const { paint, largestPaint, ready, live, dehydrated, acts, maxTask, largestShift, allShifts, scripts } =
    summary;
  return [
    ...[paint, largestPaint, ready, live].map(inMs),
    String(dehydrated),
    ...[acts, maxTask].map(inMs),
    largestShift.toFixed(3),
    allShifts.toFixed(3),
    (scripts / 1000).toFixed(1),
    ofVisits(summary.lost, summary),
    ofVisits(summary.wrong, summary),
  ];
}

/** First line of the table of visits: times in milliseconds, scripts in kB of gzip. */
export const visitTitles = line(titles);

/** Two lines of the table of visits: the build, and what it is compared with. */
export function visitLines({ visit, built, beside }: VisitRow, besideName: Beside): string {
  const city = visit.stored.selectedCity ?? "";
  const name = `${visit.state}, ${visit.kind} ${visit.pathname}${city && ` (${city})`}`;
  return line([name, "as it is", ...cellsOf(built)]) + line(["", besideName, ...cellsOf(beside)]);
}

/** First line of the table of interactions, in milliseconds. */
export const interactionTitles = line(["longest interaction", "to paint", "handled"]);

/** A line of the table of interactions. */
export const interactionLine = (name: string, { toPaint, toHandled }: Latency): string =>
  line([name, inMs(toPaint), inMs(toHandled)]);

/** First line of the table of presses: milliseconds from the event to what shows that it has acted. */
export const pressTitles = line(["first press", "build", ...moments]);

/** A line for each build that was pressed; a press that is lost is marked. */
export const pressLines = ({ name, builds }: PressRow): string =>
  [...builds]
    .map(([build, took], at) =>
      line([at === 0 ? name : "", build, ...moments.map((moment) => inMsOrLost(took[moment]))]),
    )
    .join("");

/** First line of the table of paints, in milliseconds. */
export const paintTitles = line(["page", "paint", "LCP"]);

/** A line of the table of paints. */
export const paintLine = ({ name, paint, largestPaint }: PaintRow): string =>
  line([name, inMs(paint), inMs(largestPaint)]);

/** The bars, each with what misses it. */
export const barLines = (bars: readonly Bar[]): string =>
  bars
    .map(({ name, missed }) =>
      [`${missed.length === 0 ? "holds " : "MISSED"}  ${name}`, ...missed.map((miss) => `          ${miss}`)]
        .map((text) => `${text}\n`)
        .join(""),
    )
    .join("");
