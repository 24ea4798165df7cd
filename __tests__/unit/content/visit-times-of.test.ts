/** @jest-environment node */
import { visitTimesOf } from "../../../src/content/write-visit-times";

const wordsOf = (opens: string, closes: string) =>
  visitTimesOf({ officeHours: [{ weekday: "Monday", opens, closes }], closedDays: [] }).parts.map(
    ([, , , words]) => words,
  );

test.each([
  ["09:30", "19:00", ["Morning, 9.30 am to 12 noon", "Afternoon, 12 noon to 5 pm", "Evening, 5 pm to 7 pm"]],
  ["10:00", "14:00", ["Morning, 10 am to 12 noon", "Afternoon, 12 noon to 2 pm"]],
  ["13:05", "17:00", ["Afternoon, 1.05 pm to 5 pm"]],
  ["17:00", "21:30", ["Evening, 5 pm to 9.30 pm"]],
  // A rest of less than half an hour is no part.
  ["11:45", "17:15", ["Afternoon, 12 noon to 5 pm"]],
  [
    "11:30",
    "17:30",
    ["Morning, 11.30 am to 12 noon", "Afternoon, 12 noon to 5 pm", "Evening, 5 pm to 5.30 pm"],
  ],
])("the parts of a day follow the office hours (decisions/visits): %s to %s", (opens, closes, words) => {
  expect(wordsOf(opens, closes)).toEqual(words);
});

test("days by their position in the week, minutes since midnight, and why a day is closed", () => {
  const officeHours = [{ weekday: "Saturday", opens: "09:30", closes: "12:00" }] as const;
  expect(visitTimesOf({ officeHours, closedDays: [{ day: "2026-12-25", name: "Christmas" }] })).toEqual({
    parts: [[6, 570, 720, "Morning, 9.30 am to 12 noon"]],
    closed: { "2026-12-25": "Christmas" },
  });
});
