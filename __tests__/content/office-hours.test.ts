/** Office hours and closed days, by which visits are booked (docs/decisions/visits.md). */
import { ContentFolder } from "../support/temporary-content";

let folder: ContentFolder;
beforeEach(() => {
  folder = new ContentFolder();
  folder.set("site.json", ["exchangeRates"], [{ currency: "AED", inr: 24.1, asOf: "2026-11-20" }]);
});
afterEach(() => folder.delete());

const file = "data/site.json › ";
const monday = { weekday: "Monday", opens: "09:30", closes: "19:00" };

test("both may be left out", () => {
  folder.set("site.json", ["officeHours"], undefined);
  folder.set("site.json", ["closedDays"], undefined);
  expect([...folder.errors(), ...folder.warnings()]).toEqual([]);
});

test.each([
  [
    [{ ...monday, closes: "09:30" }],
    'officeHours[0].closes — "09:30" is not later than "09:30", at which the office opens; write the time of the same day at which it closes',
  ],
  [[monday, monday], 'officeHours[1].weekday — "Monday" stands here twice; remove one'],
  [[{ ...monday, opens: "9.30 am" }], /^officeHours\[0\]\.opens — .*must be a time like "09:30" or "19:00"/],
])("hours that cannot be: %j", (hours, message) => {
  folder.set("site.json", ["officeHours"], hours);
  const [error, ...further] = folder.errors();
  expect(further).toEqual([]);
  expect(error?.slice(file.length)).toEqual(
    typeof message === "string" ? message : expect.stringMatching(message),
  );
});

test("a closed day stands once", () => {
  const day = { day: "2026-12-25", name: "Christmas" };
  folder.set("site.json", ["closedDays"], [day, { ...day, name: "Holiday" }]);
  expect(folder.errors()).toEqual([`${file}closedDays[1].day — "2026-12-25" stands here twice; remove one`]);
});

test("closed days are to be written anew when the last of them has passed", () => {
  folder.set("site.json", ["closedDays"], [{ day: "2026-11-20", name: "Founder's Day" }]);
  expect(folder.warnings("2026-11-20")).toEqual([]);
  expect(folder.warnings("2026-11-21")).toEqual([
    `${file}closedDays — every closed day is past; write those of the year to come, or visits are offered on them`,
  ]);
});
