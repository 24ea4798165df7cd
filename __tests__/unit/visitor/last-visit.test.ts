import { isNewSince, nextVisits, parseVisits } from "../../../src/visitor/last-visit";

const minute = 60_000;
const march = Date.UTC(2026, 2, 1, 12);
const june = Date.UTC(2026, 5, 1, 12);

test.each([
  ["a first visit has none before it", null, march, null],
  ["pages of one visit keep the visit before", { at: june, before: march }, june + 20 * minute, march],
  ["half an hour without a list ends a visit", { at: march, before: null }, march + 31 * minute, march],
  ["a clock that was set back starts anew", { at: june, before: march }, march, null],
])("%s", (_, last, at, before) => {
  expect(nextVisits(last, at)).toEqual({ at, before });
});

test.each([null, "", "{garbage", "[]", '{"at":"today"}', '{"at":null}', '"2026"'])(
  "what cannot be read, %p, is no visit",
  (stored) => {
    expect(parseVisits(stored)).toBeNull();
  },
);

test.each([
  ["2026-02-28", false],
  ["2026-03-01", false],
  ["2026-03-02", true],
  ["2026-05-01", true],
])("a home published on %s is new since 1 March: %p; in a first visit none is", (postedAt, isNew) => {
  expect(isNewSince(postedAt, march)).toBe(isNew);
  expect(isNewSince(postedAt, null)).toBe(false);
});

test("the day of a visit is that of India, by which homes are published", () => {
  // 2 March, 1.30 am in India, and still 1 March by UTC.
  const night = Date.UTC(2026, 2, 1, 20);
  expect(isNewSince("2026-03-02", night)).toBe(false);
  expect(isNewSince("2026-03-03", night)).toBe(true);
});
