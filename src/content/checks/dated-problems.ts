/**
 * Facts that expire: permits, agent registrations, exchange rates, buying costs
 * (docs/decisions/e2-registration-check.md); and days that cannot have been yet.
 */
import { daysBetween } from "../../lib/days";
import { entryProblem, type ContentEntry } from "./content-entries";
import type { FieldPath } from "./content-problem";
import type { Finding } from "./finding";
import { textsIn } from "./schema-walk";
import { overduePossession } from "./stage-problems";
import { listAt, quoted, textAt } from "./values";

/** Days before an expiry from which the checker warns (docs/decisions/e2-registration-check.md). */
const expiryNoticeDays = 60;
/** Days after which an exchange rate counts as old. */
const rateLifeDays = 30;

/** Everything that has expired or soon will; `today` is a day like "2026-11-20". */
export function datedProblems(entries: readonly ContentEntry[], today: string): readonly Finding[] {
  return entries.flatMap((entry) => [...runOut(entry, today), ...stillToCome(entry, today)]);
}

function runOut(entry: ContentEntry, today: string): Finding[] {
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
function stillToCome(entry: ContentEntry, today: string): Finding[] {
  return textsIn(entry.type.schema, entry.value).flatMap(({ path, text, meta }) => {
    const ahead = meta?.past === true ? daysBetween(today, text) : null;
    if (ahead === null || ahead <= 0) return [];
    const message = `${quoted(text)} is still to come; write the day on which it happened, today at the latest`;
    return [{ severity: "warning" as const, problem: entryProblem(entry, path, message) }];
  });
}

function registrations(entry: ContentEntry, today: string): Finding[] {
  return listAt(entry.value, "registrations").flatMap((registration, index) => {
    const state = textAt(registration, "state");
    const what = `the agent registration${state === undefined ? "" : ` of ${state}`}`;
    return expiry(entry, ["registrations", index, "validUntil"], what, today);
  });
}

function expiry(entry: ContentEntry, path: FieldPath, what: string, today: string): Finding[] {
  const lastDay = textAt(entry.value, ...path);
  const left = lastDay === undefined ? null : daysBetween(today, lastDay);
  if (left === null || left > expiryNoticeDays) return [];
  const renewal = "renew it and write the new date";
  if (left < 0) {
    const remedy = entry.type.name === "Listing" ? `${renewal}, or remove the listing` : renewal;
    return [
      { severity: "error", problem: entryProblem(entry, path, `${what} expired on ${lastDay}; ${remedy}`) },
    ];
  }
  const when = left === 0 ? "today" : left === 1 ? "tomorrow" : `in ${left} days, on ${lastDay}`;
  return [{ severity: "warning", problem: entryProblem(entry, path, `${what} expires ${when}; ${renewal}`) }];
}

function exchangeRates(entry: ContentEntry, today: string): Finding[] {
  return listAt(entry.value, "exchangeRates").flatMap((rate, index) => {
    const asOf = textAt(rate, "asOf");
    const age = asOf === undefined ? null : daysBetween(asOf, today);
    if (age === null || age <= rateLifeDays) return [];
    const message = `the exchange rate is ${age} days old; look it up and write the new rate and day`;
    return [
      {
        severity: "warning" as const,
        problem: entryProblem(entry, ["exchangeRates", index, "asOf"], message),
      },
    ];
  });
}

function review(entry: ContentEntry, today: string): Finding[] {
  const reviewBy = textAt(entry.value, "reviewBy");
  const late = reviewBy === undefined ? null : daysBetween(reviewBy, today);
  if (late === null || late <= 0) return [];
  const message = `the buying costs were to be checked by ${reviewBy}; check them and write new dates`;
  return [{ severity: "error", problem: entryProblem(entry, ["reviewBy"], message) }];
}
