import { median } from "../median";
import type { VisitFigures } from "./make-visit";
import type { Visit } from "./visits";

/** Figures of several visits of one kind: medians, but the largest of the shifts. */
export interface Summary extends Omit<VisitFigures, "isLost" | "wrong"> {
  readonly visits: number;
  /** Visits whose touch never acted. */
  readonly lost: number;
  /** Visits that were shown another list than their own. */
  readonly wrong: number;
}

/** What a build is compared with: itself with its scripts started at once, or the build before a change. */
export type Beside = "at once" | "before";

/** A visit to the build, and the same visit to what it is compared with. */
export interface VisitRow {
  readonly visit: Visit;
  readonly built: Summary;
  readonly beside: Summary;
}

/** The median of the values that are there; null when none is. */
function medianOf(values: readonly (number | null)[]): number | null {
  const required = values.filter((value) => value !== null);
  return required.length === 0 ? null : median(required);
}

/** The figures of at least one visit of a kind as one. */
export function summaryOf(visits: readonly VisitFigures[]): Summary {
  return {
    paint: medianOf(visits.map(({ paint }) => paint)),
    largestPaint: medianOf(visits.map(({ largestPaint }) => largestPaint)),
    ready: medianOf(visits.map(({ ready }) => ready)),
    live: medianOf(visits.map(({ live }) => live)),
    dehydrated: Math.max(...visits.map(({ dehydrated }) => dehydrated)),
    acts: medianOf(visits.map(({ acts }) => acts)),
    largestShift: Math.max(...visits.map(({ largestShift }) => largestShift)),
    allShifts: Math.max(...visits.map(({ allShifts }) => allShifts)),
    maxTask: median(visits.map(({ maxTask }) => maxTask)),
    scripts: median(visits.map(({ scripts }) => scripts)),
    visits: visits.length,
    lost: visits.filter(({ isLost }) => isLost).length,
    wrong: visits.filter(({ wrong }) => wrong.length > 0).length,
  };
}
