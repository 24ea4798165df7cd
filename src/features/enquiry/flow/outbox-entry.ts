/** What the outbox holds in this browser's storage, and how it is read back, whatever is there. */
import { isRecord, textAt } from "../../../lib/json-record";
import { storedEntries } from "../../../lib/stored-value";
import type { LeadKind, MailParams } from "../form/enquiry-types";

const paramNames = ["name", "email", "phone", "message", "context", "submitted_at"] as const;

/** What the lead of a visit has besides, flat as the others. */
const visitParamNames = [
  "visit_homes",
  "visit_day_1",
  "visit_part_1",
  "visit_day_2",
  "visit_part_2",
  "visit_people",
  "visit_kind",
  "visit_timezone",
] as const;

/** Kinds of other forms, of which a lead is kept where its visitor has left the page. */
const otherKinds = [
  "contact",
  "property",
  "sidebar",
  "home-loan",
  "interior-design",
  "property-management",
  "blog",
] as const satisfies readonly LeadKind[];

/** What their leads may have besides name, e-mail, phone and message (docs/requirements.md 7). */
const otherParamNames = [
  "last_name",
  "initial",
  "nameInitial",
  "subject",
  "propertyTitle",
  "source",
  "datetime",
] as const;

/** The kind of e-mail that a kept enquiry goes out by: for the modal and visits its parameters say so. */
export const kindOfKept = ({ kind, params }: Pick<KeptEnquiry, "kind" | "params">): LeadKind =>
  kind ?? (params["visit_homes"] ? "visit" : "modal");

/** What makes two leads of a kind the same message of the same visitor, whenever they were written. */
const wordNames = [
  "name",
  "last_name",
  "email",
  "phone",
  "message",
  "subject",
  "propertyTitle",
  "source",
  ...visitParamNames,
] as const;

/** An enquiry of the modal, for a visit or of a page that was left, that could not be sent yet (docs/requirements.md 3). */
export interface KeptEnquiry {
  /** Milliseconds since 1970 at which it was kept. */
  readonly id: number;
  /** Of other forms than the modal and the visit. */
  readonly kind?: LeadKind | undefined;
  /** End of the last time that a visit was asked for, in milliseconds since 1970: it is not sent after that. */
  readonly untilMs?: number | undefined;
  readonly params: MailParams;
  /** Start of the last try, in milliseconds since 1970; 0 for none. */
  readonly lastTriedAtMs: number;
  /** `submitted_at` of the leads that this one took the place of: their thank-you pages ask for them. */
  readonly formerTimes?: readonly string[] | undefined;
}

const outcomes = ["sent", "aged", "passed"] as const;

/** What became of a kept enquiry: its times alone, nothing of what was written. */
export interface EndedEnquiry {
  readonly id: number;
  /** `submitted_at` of the lead, ISO. */
  readonly submittedAt: string;
  /** Milliseconds since 1970. */
  readonly endedAtMs: number;
  /** `sent`, `aged`: too old to be sent unasked, or `passed`: the times of a visit are over. */
  readonly outcome: (typeof outcomes)[number];
  /** Whether the visitor has closed the message about it. */
  readonly isRead: boolean;
}

/** Every `submitted_at` that an entry answers for; its own comes last. */
export function timesOf({ params, formerTimes = [] }: KeptEnquiry): readonly string[] {
  const own = params["submitted_at"] ?? "";
  return [...formerTimes.filter((time) => time !== own), own];
}

/** Whether two leads say the same in the name of the same visitor. */
export function haveSameWords(one: MailParams, other: MailParams): boolean {
  return wordNames.every((name) => one[name] === other[name]);
}

/** Whether a stored number is a time, in milliseconds since 1970, that a date can be made of. */
const isTime = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= 8_640_000_000_000_000;

const isText = (value: unknown): value is string => typeof value === "string";

/** Names of the parameters of a stored entry. */
const namesIn = (value: Readonly<Record<string, unknown>>, kind: LeadKind | undefined): readonly string[] => {
  const common = ["name", "email", "phone", "message"];
  if (kind !== undefined) return [...common, ...otherParamNames.filter((name) => name in value)];
  return textAt(value, "visit_homes") === "" ? paramNames : [...paramNames, ...visitParamNames];
};

const readKept = (value: unknown): KeptEnquiry | null => {
  if (!isRecord(value)) return null;
  const { id, lastTriedAtMs, formerTimes, untilMs } = value;
  if (!isTime(id) || textAt(value, "email") === "") return null;
  const kind = otherKinds.find((other) => other === value.kind);
  if (value.kind !== undefined && kind === undefined) return null;
  const params = Object.fromEntries(namesIn(value, kind).map((name) => [name, textAt(value, name)]));
  return {
    id,
    params,
    ...(kind === undefined ? {} : { kind }),
    ...(isTime(untilMs) ? { untilMs } : {}),
    lastTriedAtMs: isTime(lastTriedAtMs) ? lastTriedAtMs : 0,
    ...(Array.isArray(formerTimes) ? { formerTimes: formerTimes.filter(isText) } : {}),
  };
};

const readEnded = (value: unknown): EndedEnquiry | null => {
  if (!isRecord(value)) return null;
  const { id, endedAtMs, isRead } = value;
  const outcome = outcomes.find((one) => one === value.outcome);
  if (!isTime(id) || !isTime(endedAtMs) || outcome === undefined) return null;
  return { id, submittedAt: textAt(value, "submittedAt"), endedAtMs, outcome, isRead: isRead === true };
};

/** The enquiries of a stored text, oldest first. */
export function parseKept(stored: string | null): readonly KeptEnquiry[] {
  const entries = storedEntries(stored).map(readKept);
  return entries.filter((entry) => entry !== null).sort((a, b) => a.id - b.id);
}

/** The stored form of enquiries: the names of docs/requirements.md 3, flat. */
export function serialiseKept(entries: readonly KeptEnquiry[]): string {
  return JSON.stringify(entries.map(({ id, params, ...more }) => ({ id, ...params, ...more })));
}

/** What became of earlier enquiries, from a stored text. */
export function parseEnded(stored: string | null): readonly EndedEnquiry[] {
  return storedEntries(stored)
    .map(readEnded)
    .filter((entry) => entry !== null);
}
