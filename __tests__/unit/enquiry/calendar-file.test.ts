/** The calendar file of a wish, read by another library than the one that wrote it (docs/decisions/visits.md). */
import ICAL from "ical.js";
import { calendarFileOf } from "../../../src/features/enquiry/after/calendar-link";
import { calendarEvent } from "../../support/calendar-event";

const agency = { name: "Stone & Lake", phone: "+918000000000", origin: "https://www.example.com" };
const visit = {
  homes: "Lakeview Terraces; north, Orchard Row",
  location: "Hebbal, Bangalore",
  path: "/property/lakeview-terraces",
  zone: "Bangalore, India Standard Time",
  wishes: [],
};
const wish = {
  words: "Saturday, 28 Nov 2026: Morning, 9.30 am to 12 noon",
  from: "2026-11-28T04:00:00.000Z",
  to: "2026-11-28T06:30:00.000Z",
};
const file = (number = 1) =>
  calendarFileOf({ number, visit, wish, submittedAt: "2026-11-20T10:15:00.000Z", agency });

function eventOf(text: string) {
  const event = calendarEvent(text);
  return { event, read: new ICAL.Event(event) };
}

test("is one tentative event at the time of the wish, and names the homes, the place, the agency, its phone and the page", () => {
  const { event, read } = eventOf(file());
  expect(event.getFirstPropertyValue("status")).toBe("TENTATIVE");
  expect(read.startDate.toJSDate().toISOString()).toBe(wish.from);
  expect(read.endDate.toJSDate().toISOString()).toBe(wish.to);
  expect(read.startDate.zone.tzid).toBe("UTC");
  expect(read.summary).toBe("Visit: Lakeview Terraces; north, Orchard Row");
  expect(read.location).toBe("Hebbal, Bangalore");
  expect(read.description).toContain("not yet confirmed: Stone & Lake calls you");
  expect(read.description).toContain(`${wish.words} (Bangalore, India Standard Time)`);
  expect(read.description).toContain("+91 80 0000 0000");
  expect(event.getFirstPropertyValue("url")).toBe("https://www.example.com/property/lakeview-terraces");
});

test("opened twice it is the same event, and the second choice is another one", () => {
  const uidOf = (number: number) => eventOf(file(number)).read.uid;
  expect(uidOf(1)).toBe(uidOf(1));
  expect(uidOf(1)).not.toBe(uidOf(2));
  expect(uidOf(1)).toMatch(/@www\.example\.com$/);
});

test("ends its lines as the format wants it", () => {
  const text = file();
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
});
