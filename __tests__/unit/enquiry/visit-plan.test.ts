import { weekdays } from "../../../src/catalogue/visit-times";
import {
  meaningOf,
  parseVisitTimes,
  partsOf,
  staleChoices,
  titlesOf,
  visitDays,
  zoneNote,
  zoneOf,
  type VisitHome,
} from "../../../src/features/enquiry/after/visit-plan";
import { officeTimes, someDetails, visitWishes } from "../../support/enquiry-fixture";

const at = (iso: string) => Date.parse(iso);
const firstDay = (city: string, iso: string) => visitDays(officeTimes, city, at(iso))[0];
const wordsOf = (choices: readonly { readonly words: string }[]) => choices.map(({ words }) => words);

const morning = "Morning, 9.30 am to 12 noon";
const afternoon = "Afternoon, 12 noon to 5 pm";
const evening = "Evening, 5 pm to 7 pm";

describe("no past day and no part that has begun, by the clock of the home", () => {
  test.each([
    // Friday 20 November 2026; India is 5.5 hours ahead of UTC, Dubai 4.
    ["Bangalore", "2026-11-20T04:00:00Z", "Friday, 20 Nov 2026", [morning, afternoon, evening]],
    ["Bangalore", "2026-11-20T04:01:00Z", "Friday, 20 Nov 2026", [afternoon, evening]],
    ["Bangalore", "2026-11-20T11:31:00Z", "Saturday, 21 Nov 2026", [morning, afternoon, evening]],
    ["Dubai", "2026-11-20T11:31:00Z", "Friday, 20 Nov 2026", [evening]],
    ["Bangalore", "2026-11-20T18:30:00Z", "Saturday, 21 Nov 2026", [morning, afternoon, evening]],
    ["Goa", "2026-11-21T18:30:00Z", "Monday, 23 Nov 2026", [morning, afternoon, evening]],
    ["Mumbai", "2026-11-21T04:30:00Z", "Saturday, 21 Nov 2026", [afternoon, evening]],
    ["Bangalore", "2028-02-28T19:00:00Z", "Tuesday, 29 Feb 2028", [morning, afternoon, evening]],
  ])("%s at %s: %s", (city, now, day, parts) => {
    expect(firstDay(city, now)?.words).toBe(day);
    expect(wordsOf(firstDay(city, now)?.parts ?? [])).toEqual(parts);
  });

  test("thirty days lie ahead, without the Sundays", () => {
    const words = wordsOf(visitDays(officeTimes, "Bangalore", at("2026-11-20T00:00:00Z")));
    expect(words).toHaveLength(26);
    expect(words.at(-1)).toBe("Saturday, 19 Dec 2026");
    expect(words.filter((day) => day.startsWith("Sunday"))).toEqual([]);
  });
});

test("a closed day says why and has no times; a closed day on which nobody works is not named", () => {
  const closed = { "2026-11-21": "Founder's Day", "2026-11-22": "A Sunday" };
  const days = visitDays({ ...officeTimes, closed }, "Bangalore", at("2026-11-20T00:00:00Z"));
  expect(wordsOf(days).slice(0, 3)).toEqual([
    "Friday, 20 Nov 2026",
    "Saturday, 21 Nov 2026: closed, Founder's Day",
    "Monday, 23 Nov 2026",
  ]);
  expect(days[1]?.parts).toEqual([]);
});

test.each([
  ["Bangalore", "2026-11-28T04:00:00.000Z", "2026-11-28T06:30:00.000Z"],
  ["Dubai", "2026-11-28T05:30:00.000Z", "2026-11-28T08:00:00.000Z"],
])("a morning in %s begins at %s, 9.30 am there, and ends at %s", (city, from, to) => {
  const days = visitDays(officeTimes, city, at("2026-11-20T00:00:00Z"));
  const part = partsOf(days, "Saturday, 28 Nov 2026")[0];
  expect([part?.fromMs, part?.toMs]).toEqual([at(from), at(to)]);
});

test.each(["Bangalore", "Dubai"])("the zone of %s is as far from UTC as the world says, all year", (city) => {
  const { name, minutesAhead } = zoneOf(city);
  for (const month of weekdays.map((_, index) => index * 2 + 1)) {
    const noon = Date.UTC(2026, month, 1, 12);
    const clock = new Intl.DateTimeFormat("en-GB", { timeZone: name, timeStyle: "short" }).format(noon);
    const [hours = 0, minutes = 0] = clock.split(":").map(Number);
    expect(hours * 60 + minutes).toBe(12 * 60 + minutesAhead);
  }
});

describe("visitors elsewhere are told whose clock it is", () => {
  const days = visitDays(officeTimes, "Dubai", at("2026-11-20T00:00:00Z"));
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ["there", -240, ""],
    ["in India", -330, " Times are in Dubai, Gulf Standard Time."],
    ["in London", 0, " Times are in Dubai, Gulf Standard Time."],
  ])("%s", (_name, offset, note) => {
    jest.spyOn(Date.prototype, "getTimezoneOffset").mockReturnValue(offset);
    expect(zoneNote("Dubai", days)).toBe(note);
  });
});

const days = visitDays(officeTimes, "Bangalore", at("2026-11-20T10:15:00Z"));

test.each([
  ["nothing of two good wishes", {}, []],
  ["a day that is past, with its time", { firstDay: "Thursday, 19 Nov 2026" }, ["firstDay", "firstPart"]],
  ["a closed day", { secondDay: "Sunday, 29 Nov 2026" }, ["secondDay", "secondPart"]],
  ["a part that has begun", { firstDay: "Friday, 20 Nov 2026" }, ["firstPart"]],
  ["a part of other hours", { secondPart: "Evening, 5 pm to 9 pm" }, ["secondPart"]],
])("%s", (_case, more, stale) => {
  expect(staleChoices(someDetails(more), days)).toEqual(stale);
});

describe("what the choices mean", () => {
  const home = (title: string, city: string): VisitHome => ({
    title,
    city,
    path: `/property/${title.toLowerCase()}`,
    location: `Centre, ${city}`,
  });
  const homes = [home("One", "Bangalore"), home("Two", "Dubai"), home("Three", "Bangalore")];
  const days = visitDays(officeTimes, "Bangalore", at("2026-11-20T10:15:00Z"));
  const meaning = meaningOf(homes, () => days);

  test("the homes of the city chosen and its zone, for the lead", () => {
    expect(titlesOf(homes)).toBe("One, Two, Three");
    expect(meaning.params(someDetails())).toEqual({
      visit_homes: "One, Three",
      visit_timezone: "Bangalore, India Standard Time (Asia/Kolkata)",
    });
    expect(meaning.params(someDetails({ visitCity: "Dubai" }))).toEqual({
      visit_homes: "Two",
      visit_timezone: "Dubai, Gulf Standard Time (Asia/Dubai)",
    });
  });

  test("the place, the page and both times in UTC, for the thank-you page, and nothing about the visitor", () => {
    const request = meaning.request(someDetails());
    expect(request).toEqual({
      homes: "One, Three",
      location: "Centre, Bangalore",
      path: "/property/one",
      zone: "Bangalore, India Standard Time",
      wishes: visitWishes,
    });
    expect(meaning.request(someDetails({ visitKind: "Video call" })).location).toBe("Video call");
  });
});

describe("the file of the build", () => {
  test("comes back as it was written", () => {
    expect(parseVisitTimes(JSON.parse(JSON.stringify(officeTimes)))).toEqual(officeTimes);
  });

  test.each([null, [], {}, { parts: {}, closed: {} }, { parts: [], closed: [] }])("is not %j", (json) => {
    expect(() => parseVisitTimes(json)).toThrow(TypeError);
  });
});
