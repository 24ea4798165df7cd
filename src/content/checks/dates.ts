import { parseConstruction } from "../../catalogue/parse-taxonomy";
import { monthNames, daysBetween } from "../../lib/dates";
import {
  checkListings,
  entriesOf,
  errorIn,
  formatFieldPath,
  warningIn,
  type Check,
  type ContentEntry,
  type FieldPath,
  type Issue,
} from "./issue";
import { stagePaths } from "./listing-words";
import { textsIn } from "./schema-walk";
import { listAt, quoted, repeatsOf, textAt } from "./values";

const expiryNoticeDays = 60;
const rateLifeDays = 30;

/** Everything that has expired or soon will (docs/decisions/registration.md), and days that cannot have been yet. */
export const checkDates: Check<"entries" | "today"> = ({ entries, today }) =>
  entries.flatMap((entry) => [...runOut(entry, today), ...stillToCome(entry, today)]);

function runOut(entry: ContentEntry, today: string): Issue[] {
  if (entry.type.name === "Listing")
    return [
      ...expiry(entry, ["dldPermit", "expires"], "the permit", today),
      ...overduePossession(entry, today),
    ];
  if (entry.type.name === "SiteFacts")
    return [...registrations(entry, today), ...exchangeRates(entry, today)];
  return entry.type.name === "BuyingCost" ? review(entry, today) : [];
}

/** A home "posted" next year would stand first among the newest until then. */
function stillToCome(entry: ContentEntry, today: string): Issue[] {
  return textsIn(entry.type.schema, entry.value).flatMap(({ path, text, meta }) => {
    const ahead = meta?.past === true ? daysBetween(today, text) : null;
    if (ahead === null || ahead <= 0) return [];
    const message = `${quoted(text)} is still to come; write the day on which it happened, today at the latest`;
    return [warningIn(entry, path, message)];
  });
}

function registrations(entry: ContentEntry, today: string): Issue[] {
  return listAt(entry.value, "registrations").flatMap((registration, index) => {
    const state = textAt(registration, "state");
    const what = `the agent registration${state === undefined ? "" : ` of ${state}`}`;
    return expiry(entry, ["registrations", index, "validUntil"], what, today);
  });
}

function expiry(entry: ContentEntry, path: FieldPath, what: string, today: string): Issue[] {
  const lastDay = textAt(entry.value, ...path);
  const left = daysBetween(today, lastDay ?? "");
  if (left === null || left > expiryNoticeDays) return [];
  const renewal = "renew it and write the new date";
  if (left < 0) {
    const remedy = entry.type.name === "Listing" ? `${renewal}, or write "state": "withdrawn"` : renewal;
    return [errorIn(entry, path, `${what} expired on ${lastDay}; ${remedy}`)];
  }
  const when = left === 0 ? "today" : left === 1 ? "tomorrow" : `in ${left} days, on ${lastDay}`;
  return [warningIn(entry, path, `${what} expires ${when}; ${renewal}`)];
}

function exchangeRates(entry: ContentEntry, today: string): Issue[] {
  return listAt(entry.value, "exchangeRates").flatMap((rate, index) => {
    const age = daysBetween(textAt(rate, "asOf") ?? "", today);
    if (age === null || age <= rateLifeDays) return [];
    const message = `the exchange rate is ${age} days old; look it up and write the new rate and day`;
    return [warningIn(entry, ["exchangeRates", index, "asOf"], message)];
  });
}

function review(entry: ContentEntry, today: string): Issue[] {
  const reviewBy = textAt(entry.value, "reviewBy");
  const late = daysBetween(reviewBy ?? "", today);
  if (late === null || late <= 0) return [];
  const message = `the buying costs were to be checked by ${reviewBy}; check them and write new dates`;
  return [errorIn(entry, ["reviewBy"], message)];
}

function statements(entry: ContentEntry) {
  return [...stagePaths(entry), ["possession"]].flatMap((path) => {
    const text = textAt(entry.value, ...path);
    if (text === undefined) return [];
    const isImmediate = path[0] === "possession" && /^immediate/i.test(text);
    const status = isImmediate ? "readyToMove" : parseConstruction(text);
    // A project stays "Launched" from its first day until long after it stands.
    return status === null || status === "launched" ? [] : [{ path, text, stands: status === "readyToMove" }];
  });
}

/** Each field of a listing that contradicts the first one that tells the stage. */
export const checkStages = checkListings((entry) => {
  const [first, ...later] = statements(entry);
  if (first === undefined) return [];
  return later
    .filter(({ stands }) => stands !== first.stands)
    .map(({ path, text }) => {
      const message = `${quoted(text)} contradicts ${formatFieldPath(first.path)} ${quoted(first.text)}; a home stands or does not yet: make them agree`;
      return errorIn(entry, path, message);
    });
});

function overduePossession(entry: ContentEntry, today: string): Issue[] {
  const [first] = statements(entry);
  const text = textAt(entry.value, "possession");
  const [, month = "", year] = /\b([a-z]{3})[a-z]*\.?,? (\d{4})\b/i.exec(text ?? "") ?? [];
  const number = monthNames.findIndex((name) => name.toLowerCase() === month.toLowerCase()) + 1;
  if (first?.stands !== false || year === undefined || number === 0) return [];
  if (`${year}-${String(number).padStart(2, "0")}` >= today.slice(0, 7)) return [];
  const message = `${quoted(text)} is over though ${formatFieldPath(first.path)} is ${quoted(first.text)}; write the new date, or that the home is ready`;
  return [warningIn(entry, ["possession"], message)];
}

/** Hours that close before they open, days named twice, and no closed day ahead of today (docs/decisions/visits.md). */
export const checkOfficeHours: Check<"entries" | "today"> = ({ entries, today }) =>
  entriesOf(entries, "SiteFacts").flatMap((entry) => [
    ...closingFirst(entry),
    ...namedTwice(entry, "officeHours", "weekday"),
    ...namedTwice(entry, "closedDays", "day"),
    ...noneAhead(entry, today),
  ]);

/** The schema reports any other. */
const clockForm = /^\d\d:\d\d$/;

function closingFirst(entry: ContentEntry): Issue[] {
  return listAt(entry.value, "officeHours").flatMap((row, at) => {
    const [opens, closes] = [textAt(row, "opens"), textAt(row, "closes")];
    if (opens === undefined || closes === undefined || opens < closes) return [];
    if (![opens, closes].every((time) => clockForm.test(time))) return [];
    const message = `${quoted(closes)} is not later than ${quoted(opens)}, at which the office opens; write the time of the same day at which it closes`;
    return [errorIn(entry, ["officeHours", at, "closes"], message)];
  });
}

function namedTwice(entry: ContentEntry, list: string, field: string): Issue[] {
  return repeatsOf(listAt(entry.value, list), (row) => textAt(row, field)).map(({ item, at }) =>
    errorIn(entry, [list, at, field], `${quoted(textAt(item, field))} stands here twice; remove one`),
  );
}

function noneAhead(entry: ContentEntry, today: string): Issue[] {
  const days = listAt(entry.value, "closedDays").map((row) => textAt(row, "day") ?? "");
  if (days.length === 0 || days.some((day) => day >= today)) return [];
  const message = "every closed day is past; write those of the year to come, or visits are offered on them";
  return [warningIn(entry, ["closedDays"], message)];
}
