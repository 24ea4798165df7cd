import type { Summary, VisitRow } from "./summary";
import type { PageKind } from "./visits";

/** A bar, and what misses it, in words. */
export interface Bar {
  readonly name: string;
  readonly missed: readonly string[];
}

/** How much longer something may take than what it is compared with. */
const mostTimes = 1.1;
const mostShift = 0.01;

/** Largest first-load JavaScript, in bytes of gzip. */
const mostScripts: Record<PageKind, number> = {
  home: 90_000,
  city: 90_000,
  category: 90_000,
  results: 90_000,
  property: 100_000,
  article: 80_000,
  text: 80_000,
  contact: 80_000,
};

const nameOf = ({ visit }: VisitRow) => `${visit.state}, ${visit.place}`;
const inMs = (ms: number) => `${Math.round(ms)} ms`;

function tooLong(row: VisitRow, value: number | null, other: number | null | undefined): string[] {
  if (value === null || other === null || other === undefined || value <= mostTimes * other) return [];
  return [`${nameOf(row)}: ${inMs(value)}, ${(value / other).toFixed(2)} times ${inMs(other)}`];
}

/** The bars of all visits; a comparison with a visit that was not made is left out. */
export function barsOf(rows: readonly VisitRow[]): Bar[] {
  const plain = rows.filter(({ visit }) => visit.touch === undefined);
  const isStored = ({ visit }: VisitRow) => visit.state.endsWith("city stored");
  const firstOf = ({ visit: { place } }: VisitRow): Summary | undefined =>
    rows.find(({ visit }) => visit.state === "first visit" && visit.place === place)?.built;
  const cityPageOf = ({ visit: { state } }: VisitRow): Summary | undefined =>
    rows.find(({ visit }) => visit.state === state && visit.kind === "city")?.built;
  return [
    {
      name: "no lost taps",
      missed: rows.flatMap((row) =>
        row.built.lost > 0 ? [`${nameOf(row)}: ${row.built.lost} of ${row.built.visits}`] : [],
      ),
    },
    {
      name: "no wrong lists",
      missed: rows.flatMap((row) =>
        row.built.wrong > 0 ? [`${nameOf(row)}: ${row.built.wrong} of ${row.built.visits}`] : [],
      ),
    },
    {
      name: `LCP with a stored city at most ${mostTimes} times that of a first visit`,
      missed: rows
        // Home is compared below: it shows another page then.
        .filter((row) => isStored(row) && row.visit.kind !== "home")
        .flatMap((row) => tooLong(row, row.built.largestPaint, firstOf(row)?.largestPaint)),
    },
    {
      name: `LCP of home with a stored city at most ${mostTimes} times that of its city page`,
      missed: rows
        .filter((row) => isStored(row) && row.visit.kind === "home")
        .flatMap((row) => tooLong(row, row.built.largestPaint, cityPageOf(row)?.largestPaint)),
    },
    {
      name: `ready at most ${mostTimes} times after scripts started at once`,
      missed: plain.flatMap((row) => tooLong(row, row.built.ready, row.atOnce.ready)),
    },
    {
      name: `layout shift at most ${mostShift}`,
      missed: rows.flatMap((row) =>
        row.built.allShifts > mostShift ? [`${nameOf(row)}: ${row.built.allShifts.toFixed(3)}`] : [],
      ),
    },
    {
      name: "first-load JavaScript",
      missed: rows
        .filter(({ visit }) => visit.state === "first visit")
        .flatMap((row) => {
          const most = mostScripts[row.visit.kind];
          const { scripts } = row.built;
          return scripts > most
            ? [`${nameOf(row)}: ${(scripts / 1000).toFixed(1)} kB of ${most / 1000}`]
            : [];
        }),
    },
  ];
}

/** Longest time from an interaction to the next paint, in milliseconds. */
const mostLatency = 200;

/** The bar of interactions, for the longest of each by its name. */
export function interactionBar(latencies: ReadonlyMap<string, number>): Bar {
  const slow = [...latencies].filter(([, ms]) => !(ms <= mostLatency));
  return {
    name: `interaction to next paint at most ${mostLatency} ms`,
    missed: slow.map(([name, ms]) => `${name}: ${inMs(ms)}`),
  };
}
