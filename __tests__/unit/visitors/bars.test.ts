import { barsOf, interactionBar } from "../../../tools/visitors/bars";
import type { Summary, VisitRow } from "../../../tools/visitors/summary";
import type { Visit } from "../../../tools/visitors/visits";

const figures: Summary = {
  paint: 900,
  largestPaint: 1_400,
  ready: 3_000,
  acts: null,
  largestShift: 0,
  allShifts: 0,
  longestTask: 80,
  scripts: 80_000,
  visits: 5,
  lost: 0,
  wrong: 0,
};
const firstVisit: Visit = { state: "first visit", kind: "category", place: "/apartments", stored: {} };
const withCity: Visit = { ...firstVisit, state: "city stored" };
const home: Visit = { ...withCity, kind: "home", place: "/" };
const cityPage: Visit = { ...withCity, kind: "city", place: "/city/Goa" };

const row = (visit: Visit, built: Partial<Summary> = {}, atOnce: Partial<Summary> = {}): VisitRow => ({
  visit,
  built: { ...figures, ...built },
  atOnce: { ...figures, ...atOnce },
});
const missedIn = (...rows: VisitRow[]) =>
  barsOf(rows)
    .filter(({ missed }) => missed.length > 0)
    .map(({ name }) => name);

describe("the bars of bench:visitors", () => {
  test("hold where everything is as on a first visit", () => {
    expect(missedIn(row(firstVisit), row(withCity), row(home), row(cityPage))).toEqual([]);
  });

  test.each([
    ["no lost taps", row(firstVisit, { lost: 1 })],
    ["no wrong lists", row(firstVisit, { wrong: 1 })],
    ["layout shift at most 0.01", row(firstVisit, { allShifts: 0.011 })],
    ["ready at most 1.1 times after scripts started at once", row(firstVisit, { ready: 3_301 })],
    ["first-load JavaScript", row(firstVisit, { scripts: 90_001 })],
  ])("%s", (name, only) => {
    expect(missedIn(only)).toEqual([name]);
  });

  test("LCP with a stored city is held against the first visit of the same page", () => {
    const slow = row(withCity, { largestPaint: 1_541 });
    expect(missedIn(row(firstVisit), slow)).toEqual([
      "LCP with a stored city at most 1.1 times that of a first visit",
    ]);
    expect(missedIn(row({ ...firstVisit, place: "/villas" }), slow)).toEqual([]);
  });

  test("home with a stored city is held against the page of that city", () => {
    expect(missedIn(row(home, { largestPaint: 1_541 }), row(cityPage))).toEqual([
      "LCP of home with a stored city at most 1.1 times that of its city page",
    ]);
  });

  test.each([
    [200, []],
    [208, ["/: picker: 208 ms"]],
    [NaN, ["/: picker: NaN ms"]],
  ])("an interaction may take 200 ms: %d", (ms, missed) => {
    expect(interactionBar(new Map([["/: picker", ms]])).missed).toEqual(missed);
  });
});
