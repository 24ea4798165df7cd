/** Office hours for booking visits (docs/decisions/visits.md); there is no such file where the site names none. */
export const visitTimesPath = "/visit-times.json";

/** Sunday first, as in `Date.getDay`. */
export const weekdays = [
  "Sunday",
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
] as const;

/** Local to the home. */
export interface VisitTimes {
  /** `weekday` is a position in `weekdays`; `from` and `to` are minutes since midnight. */
  readonly parts: readonly (readonly [weekday: number, from: number, to: number, words: string])[];
  readonly closed: Readonly<Record<string, unknown>>;
}
