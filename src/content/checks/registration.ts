import type { Stage } from "../../catalogue/taxonomy";
import { parseStage } from "../../catalogue/parse-taxonomy";
import {
  checkListings,
  entriesOf,
  errorIn,
  warningIn,
  type Check,
  type ContentEntry,
  type FieldPath,
  type Issue,
} from "./issue";
import { stagePaths } from "./listing-words";
import { listAt, quoted, textAt, textsAt } from "./values";
import { valueAt } from "../../lib/json-record";

/** A number with digits where the example has them, which is invented as all numbers of the repository are. */
const like = (example: string) => ({
  form: new RegExp(`^${example.replace(/\d/g, "\\d")}$`),
  example,
});
type NumberForm = ReturnType<typeof like>;

/** By the region of data/cities.json and the state of data/site.json. */
const forms: Readonly<Record<string, Readonly<Record<"home" | "agent", NumberForm>>>> = {
  Karnataka: {
    home: like("PRM/KA/RERA/0000/000/PR/000000/000123"),
    agent: like("PRM/KA/RERA/0000/000/AG/000000/000123"),
  },
  // Since the end of 2024 a second letter says what is built, and more digits follow.
  Maharashtra: {
    home: { form: /^P(\d{11}|[A-Z]\d{11,13})$/, example: "P00000000123" },
    agent: { form: /^A\d{11,13}$/, example: "A00000000123" },
  },
  Telangana: { home: like("P00000000123"), agent: like("A00000000123") },
  Goa: { home: like("PRGO00000123"), agent: like("AGGO00000123") },
  Dubai: {
    home: { form: /^\d{10,11}$/, example: "0000000123" },
    agent: { form: /^ORN \d{2,6}$/, example: "ORN 00123" },
  },
};

/** Missing, misplaced and doubtful registrations, by the law of the city's country (docs/decisions/registration.md). */
export const checkRegistrations: Check<"entries"> = ({ entries }) => {
  const cities = new Map(entriesOf(entries, "City").map(({ value }) => [textAt(value, "name"), value]));
  return entries.flatMap((entry) => {
    if (entry.type.name === "SiteFacts") return agentIssues(entry);
    return entry.type.name === "Listing"
      ? listingIssues(entry, cities.get(textAt(entry.value, "city") ?? ""))
      : [];
  });
};

function agentIssues(entry: ContentEntry): Issue[] {
  return listAt(entry.value, "registrations").flatMap((registration, index) => {
    const state = textAt(registration, "state") ?? "";
    return doubtful(entry, ["registrations", index, "number"], forms[state]?.agent, state);
  });
}

function listingIssues(entry: ContentEntry, cityEntry: unknown): Issue[] {
  const error = (path: FieldPath, message: string) => errorIn(entry, path, message);
  const countryCode = textAt(cityEntry, "countryCode");
  const region = textAt(cityEntry, "region") ?? "";
  const permit = valueAt(entry.value, ["dldPermit"]);
  const rera = textsAt(entry.value, "summary", "reraNo");
  const form = forms[region]?.home;
  if (countryCode === "AE") {
    const missing =
      "is missing; a home in the Emirates may only be shown with its permit: write number, expires and url";
    const misplaced = "is for India only; remove it and write the permit in dldPermit";
    return [
      permit === undefined && error(["dldPermit"], missing),
      rera.length > 0 && error(["summary", "reraNo"], misplaced),
      ...doubtful(entry, ["dldPermit", "number"], form, region),
    ].filter((issue) => issue !== false);
  }
  if (countryCode !== "IN") return [];
  const stages = stagePaths(entry).flatMap((path) => parseStage(textAt(entry.value, ...path)) ?? []);
  const cause = stages.map((stage) => stageCauses[stage]).find(Boolean);
  const possession = textAt(entry.value, "possession") ?? "";
  const isOfOwner = /\b(?:rent|let|lease|resale)/i.test(textAt(entry.value, "status") ?? "");
  const isUnsaid = stages.length === 0 && !isOfOwner && /[a-z]{3} \d{4}$/i.test(possession);
  const unsaid = `is missing though possession is ${quoted(possession)}; write it, for a home that is not finished needs its RERA number`;
  const exempt = textAt(entry.value, "reraExempt", "reason") !== undefined;
  const misplaced = "is for the Emirates only; remove it and write the RERA number in summary.reraNo";
  const missing = `is missing though the home is ${cause ?? ""}; write the RERA number, or reraExempt with the reason`;
  const inList = listAt(entry.value, "summary", "reraNo").map((_, at) => ["summary", "reraNo", at]);
  return [
    permit !== undefined && error(["dldPermit"], misplaced),
    isUnsaid && !exempt && rera.length === 0 && warningIn(entry, ["stage"], unsaid),
    cause !== undefined && !exempt && rera.length === 0 && error(["summary", "reraNo"], missing),
    ...[["summary", "reraNo"], ...inList].flatMap((path) => doubtful(entry, path, form, region)),
  ].filter((issue) => issue !== false);
}

/** Only a warning, for regulators change their forms. */
function doubtful(
  entry: ContentEntry,
  path: FieldPath,
  expected: NumberForm | undefined,
  region: string,
): Issue[] {
  const number = textAt(entry.value, ...path);
  // A text without any digit has an error of its schema.
  if (expected === undefined || number === undefined || !/\d/.test(number) || expected.form.test(number))
    return [];
  const message = `${quoted(number)} is not in the form of ${region}, e.g. "${expected.example}"; copy it from the regulator's site`;
  return [warningIn(entry, path, message)];
}

const stageCauses: Readonly<Partial<Record<Stage, string>>> = {
  newLaunch: "new or in pre-launch",
  underConstruction: "under construction",
};

/** `papers` that name no approval: their section would be empty. */
export const checkApprovals = checkListings((entry) => {
  if (valueAt(entry.value, ["papers"]) === undefined) return [];
  const named = ["title", "khata", "plan", "certificate"].some(
    (approval) => textAt(entry.value, "papers", approval) !== undefined,
  );
  if (named || listAt(entry.value, "papers", "banks").length > 0) return [];
  const message = "names no approval; write title, khata, plan, certificate or banks, or leave papers out";
  return [errorIn(entry, ["papers"], message)];
});
