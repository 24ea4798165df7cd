import { formatDate, isoDayToMs, dayNumberOf, daysBetween, isoDayOfDayNumber } from "../../../src/lib/dates";
import { formatDateTime } from "../../../src/features/enquiry/flow/outbox-entry";

test.each([
  ["2026-11-04", "4 Nov 2026"],
  ["2025-09-11", "11 Sep 2025"],
  ["2026-01-31", "31 Jan 2026"],
  ["2026-11-04T22:30:00.000Z", "4 Nov 2026"],
  ["2026-02-30", ""],
  ["2026-13-01", ""],
  ["soon", ""],
])("%s reads %s", (iso, text) => {
  expect(formatDate(iso)).toBe(text);
});

test.each([
  ["2026-11-04T03:35:00Z", "Asia/Kolkata", "4 Nov 2026, 9.05 am"],
  ["2026-11-04T18:30:00Z", "Asia/Kolkata", "5 Nov 2026, 12.00 am"],
  ["2026-11-04T06:30:00Z", "Asia/Kolkata", "4 Nov 2026, 12.00 pm"],
  ["2026-11-04T15:15:00Z", "Asia/Dubai", "4 Nov 2026, 7.15 pm"],
])("%s in %s is %s", (iso, zone, text) => {
  expect(formatDateTime(Date.parse(iso), zone)).toBe(text);
});

test("days between two days count calendar days, backwards as negative", () => {
  expect(daysBetween("2026-02-27", "2026-03-01")).toBe(2);
  expect(daysBetween("2026-03-01", "2026-02-27")).toBe(-2);
  expect(daysBetween("2026-03-01", "never")).toBeNull();
});

test("a day survives the index as a number of days", () => {
  expect(isoDayOfDayNumber(dayNumberOf("2026-11-20"))).toBe("2026-11-20");
  expect(dayNumberOf("1970-01-01")).toBe(0);
  expect(isoDayToMs("1970-01-02")).toBe(86_400_000);
});
