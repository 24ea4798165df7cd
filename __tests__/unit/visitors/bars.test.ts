import { barsOf, interactionBar, paintBars, pressBars } from "../../../tools/visitors/bars";
import type { Beside, Summary, VisitRow } from "../../../tools/visitors/summary";
import type { Visit } from "../../../tools/visitors/visits";

const figures: Summary = {
  paint: 900,
  largestPaint: 1_400,
  ready: 3_000,
  live: 3_000,
  asleep: 0,
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

const row = (visit: Visit, built: Partial<Summary> = {}, beside: Partial<Summary> = {}): VisitRow => ({
  visit,
  built: { ...figures, ...built },
  beside: { ...figures, ...beside },
});
const missedBeside = (beside: Beside, ...rows: VisitRow[]) =>
  barsOf(rows, beside)
    .filter(({ missed }) => missed.length > 0)
    .map(({ name }) => name);
const missedIn = (...rows: VisitRow[]) => missedBeside("at once", ...rows);

describe("the bars of bench:visitors", () => {
  test("hold where everything is as on a first visit", () => {
    expect(missedIn(row(firstVisit), row(withCity), row(home), row(cityPage))).toEqual([]);
  });

  test.each([
    ["no lost taps", row(firstVisit, { lost: 1 })],
    ["no wrong lists", row(firstVisit, { wrong: 1 })],
    ["layout shift at most 0.01", row(firstVisit, { allShifts: 0.011 })],
    ["ready at most 1.1 times after scripts started at once", row(firstVisit, { ready: 3_301 })],
    ["the whole page live within 3000 ms", row(firstVisit, { live: 3_001 })],
    ["the whole page live within 3000 ms", row(firstVisit, { live: null, asleep: 2 })],
    ["first-load JavaScript", row(firstVisit, { scripts: 110_001 })],
  ])("%s", (name, only) => {
    expect(missedIn(only)).toEqual([name]);
  });

  test.each([
    ["ready at most 1.2 times before", row(firstVisit, { ready: 3_601 })],
    ["LCP at most 1.1 times before", row(firstVisit, { largestPaint: 1_541 })],
  ])("%s", (name, only) => {
    expect(missedBeside("before", only)).toEqual([name]);
    expect(missedBeside("before", row(firstVisit, { ready: 3_600, largestPaint: 1_540 }))).toEqual([]);
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

  test("a first press may take 400 ms just after readiness and 200 at rest, and must not be lost", () => {
    const missed = (ready: number | null, rest: number | null) =>
      pressBars([
        { name: "home: heart", builds: new Map([["as it is", { "just ready": ready, "at rest": rest }]]) },
      ]).flatMap((bar) => bar.missed);
    expect(missed(400, 200)).toEqual([]);
    expect(missed(401, 201)).toEqual(["home: heart: 401 ms", "home: heart: 201 ms"]);
    expect(missed(null, 200)).toEqual(["home: heart: lost"]);
  });

  test("a page may paint as late as its peer", () => {
    const page = (name: string, paint: number) => ({ name, paint, largestPaint: 1_000 });
    const bars = paintBars([page("home /", 801), page("city /city/Goa", 800)], page("peer, other", 800));
    expect(bars.flatMap((bar) => bar.missed)).toEqual(["home /: 801 ms"]);
    expect(paintBars([page("home /", 801)], undefined)).toEqual([]);
  });
});
