/** Address of the file of `visit-times.ts`; there is none where the site names no office hours. */
export const visitTimesPath = "/visit-times.json";
/**
 * What the build tells the browser of office hours and closed days: one small file, asked for when somebody books a
 * visit (docs/decisions/visits.md).
 */

/** Sunday is the first, as for the clock. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Contents of the file. Times and days are those of the place of the home. */
export interface VisitTimes {
  /** Parts of the days of a week: position in `weekdays`, first and last minute since midnight, words. */
  readonly parts: readonly (readonly [weekday: number, from: number, to: number, words: string])[];
  /** Why the office is closed, a text by ISO day. */
  readonly closed: Readonly<Record<string, unknown>>;
}
