import type { PaintRow } from "./paints";
import { moments, type PressRow } from "./press-row";
import type { Beside, Summary, VisitRow } from "./summary";
import type { PageKind } from "./visits";

/** A bar, and what misses it, in words. */
export interface Bar {
  readonly name: string;
  readonly missed: readonly string[];
}

/** How much longer something may take than what it is compared with. */
const maxRatio = 1.1;
/** The same of readiness, beside the build before. */
const maxRatioReady = 1.2;
const maxShift = 0.01;
const maxMsUntilLive = 3_000;

/** Largest first-load JavaScript, in bytes of gzip. */
const maxScripts = (kind: PageKind) => (kind === "property" ? 120_000 : 110_000);

const nameOf = ({ visit }: VisitRow) => `${visit.state}, ${visit.pathname}`;
const inMs = (ms: number) => `${Math.round(ms)} ms`;

function tooLong(
  row: VisitRow,
  value: number | null,
  reference: number | null | undefined,
  times = maxRatio,
): string[] {
  if (value === null || reference === null || reference === undefined || value <= times * reference)
    return [];
  return [`${nameOf(row)}: ${inMs(value)}, ${(value / reference).toFixed(2)} times ${inMs(reference)}`];
}

function comparedBars(plain: readonly VisitRow[], beside: Beside): Bar[] {
  const inReadiness = (times: number) =>
    plain.flatMap((row) => tooLong(row, row.built.ready, row.beside.ready, times));
  if (beside === "at once")
    return [
      {
        name: `ready at most ${maxRatio} times after scripts started at once`,
        missed: inReadiness(maxRatio),
      },
    ];
  return [
    { name: `ready at most ${maxRatioReady} times before`, missed: inReadiness(maxRatioReady) },
    {
      name: `LCP at most ${maxRatio} times before`,
      missed: plain.flatMap((row) => tooLong(row, row.built.largestPaint, row.beside.largestPaint)),
    },
  ];
}

/** The bars of all visits; a comparison with a visit that was not made is left out. */
export function barsOf(rows: readonly VisitRow[], beside: Beside): Bar[] {
  const plain = rows.filter(({ visit }) => visit.touch === undefined);
  const isStored = ({ visit }: VisitRow) => visit.state.endsWith("city stored");
  const firstOf = ({ visit: { pathname } }: VisitRow): Summary | undefined =>
    rows.find(({ visit }) => visit.state === "first visit" && visit.pathname === pathname)?.built;
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
      name: `LCP with a stored city at most ${maxRatio} times that of a first visit`,
      missed: rows
        // Home is compared below: it shows another page then.
        .filter((row) => isStored(row) && row.visit.kind !== "home")
        .flatMap((row) => tooLong(row, row.built.largestPaint, firstOf(row)?.largestPaint)),
    },
    {
      name: `LCP of home with a stored city at most ${maxRatio} times that of its city page`,
      missed: rows
        .filter((row) => isStored(row) && row.visit.kind === "home")
        .flatMap((row) => tooLong(row, row.built.largestPaint, cityPageOf(row)?.largestPaint)),
    },
    ...comparedBars(plain, beside),
    {
      name: `the whole page live within ${inMs(maxMsUntilLive)}`,
      missed: plain
        .filter(
          ({ visit, built }) => visit.comesBack !== true && !((built.live ?? Infinity) <= maxMsUntilLive),
        )
        .map((row) =>
          row.built.live === null
            ? `${nameOf(row)}: ${row.built.dehydrated} controls are dehydrated`
            : `${nameOf(row)}: ${inMs(row.built.live)}`,
        ),
    },
    {
      name: `layout shift at most ${maxShift}`,
      missed: rows.flatMap((row) =>
        row.built.allShifts > maxShift ? [`${nameOf(row)}: ${row.built.allShifts.toFixed(3)}`] : [],
      ),
    },
    {
      name: "first-load JavaScript",
      missed: rows
        .filter(({ visit }) => visit.state === "first visit")
        .flatMap((row) => {
          const maxBytes = maxScripts(row.visit.kind);
          const { scripts } = row.built;
          return scripts > maxBytes
            ? [`${nameOf(row)}: ${(scripts / 1000).toFixed(1)} kB of ${maxBytes / 1000}`]
            : [];
        }),
    },
  ];
}

/** Longest time from an interaction to the next paint, in milliseconds. */
const maxLatency = 200;

/** The bar of interactions, for the longest of each by its name. */
export function interactionBar(latencies: ReadonlyMap<string, number>): Bar {
  const slow = [...latencies].filter(([, ms]) => !(ms <= maxLatency));
  return {
    name: `interaction to next paint at most ${maxLatency} ms`,
    missed: slow.map(([name, ms]) => `${name}: ${inMs(ms)}`),
  };
}

/** Longest time from a first press to what shows that it has acted, in milliseconds. */
const maxUntilActed = { "just ready": 400, "at rest": 200 } as const;

/** The bars of first presses. */
export const pressBars = (rows: readonly PressRow[]): Bar[] =>
  moments.map((moment) => ({
    name: `a first press ${moment} acts within ${maxUntilActed[moment]} ms`,
    missed: rows.flatMap(({ name, builds }) => {
      const ms = builds.get("as it is")?.[moment] ?? null;
      if (ms !== null && ms <= maxUntilActed[moment]) return [];
      return [`${name}: ${ms === null ? "lost" : inMs(ms)}`];
    }),
  }));

/** The bar of first paints, beside the home of a peer. */
export const paintBars = (rows: readonly PaintRow[], peer: PaintRow | undefined): Bar[] =>
  peer === undefined
    ? []
    : [
        {
          name: `first paint at most that of ${peer.name}, ${inMs(peer.paint)}`,
          missed: rows
            .filter(({ paint }) => !(paint <= peer.paint))
            .map(({ name, paint }) => `${name}: ${inMs(paint)}`),
        },
      ];
