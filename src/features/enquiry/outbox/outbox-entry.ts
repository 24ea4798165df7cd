/** What the outbox holds in this browser's storage, and how it is read back, whatever is there. */
import { isRecord, textAt } from "../../../lib/json-record";
import { storedEntries } from "../../../lib/stored-value";
import type { LeadKind, MailParams } from "../flow/enquiry-types";

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

/** The kind of e-mail that a kept enquiry goes out by: its parameters say which form it came from. */
export const kindOfKept = (params: MailParams): LeadKind => (params["visit_homes"] ? "visit" : "modal");

/** What makes two leads the same message of the same visitor, whenever they were written. */
const wordNames = ["name", "email", "phone", "message", ...visitParamNames] as const;

/** An enquiry of the modal or for a visit that could not be sent yet (docs/requirements.md 3). */
export interface KeptEnquiry {
  /** Milliseconds since 1970 at which it was kept. */
  readonly id: number;
  readonly params: MailParams;
  /** Start of the last try, in milliseconds since 1970; 0 for none. */
  readonly lastTriedAtMs: number;
}

/** What became of a kept enquiry: its times alone, nothing of what was written. */
export interface EndedEnquiry {
  readonly id: number;
  /** `submitted_at` of the lead, ISO. */
  readonly submittedAt: string;
  /** Milliseconds since 1970. */
  readonly endedAtMs: number;
  /** `sent`, or `aged`: too old to be sent unasked. */
  readonly outcome: "sent" | "aged";
  /** Whether the visitor has closed the message about it. */
  readonly isRead: boolean;
}

/** Whether two leads say the same in the name of the same visitor. */
export function haveSameWords(one: MailParams, other: MailParams): boolean {
  return wordNames.every((name) => one[name] === other[name]);
}

/** Whether a stored number is a time, in milliseconds since 1970, that a date can be made of. */
const isTime = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= 8_640_000_000_000_000;

const readKept = (value: unknown): KeptEnquiry | null => {
  if (!isRecord(value)) return null;
  const { id, lastTriedAtMs } = value;
  if (!isTime(id) || textAt(value, "email") === "") return null;
  const names = textAt(value, "visit_homes") === "" ? paramNames : [...paramNames, ...visitParamNames];
  const params = Object.fromEntries(names.map((name) => [name, textAt(value, name)]));
  return { id, params, lastTriedAtMs: isTime(lastTriedAtMs) ? lastTriedAtMs : 0 };
};

const readEnded = (value: unknown): EndedEnquiry | null => {
  if (!isRecord(value)) return null;
  const { id, endedAtMs, outcome, isRead } = value;
  if (!isTime(id) || !isTime(endedAtMs)) return null;
  if (outcome !== "sent" && outcome !== "aged") return null;
  return { id, submittedAt: textAt(value, "submittedAt"), endedAtMs, outcome, isRead: isRead === true };
};

/** The enquiries of a stored text, oldest first. */
export function parseKept(stored: string | null): readonly KeptEnquiry[] {
  const entries = storedEntries(stored).map(readKept);
  return entries.filter((entry) => entry !== null).sort((a, b) => a.id - b.id);
}

/** The stored form of enquiries: the names of docs/requirements.md 3, flat. */
export function serialiseKept(entries: readonly KeptEnquiry[]): string {
  return JSON.stringify(entries.map(({ id, params, lastTriedAtMs }) => ({ id, ...params, lastTriedAtMs })));
}

/** What became of earlier enquiries, from a stored text. */
export function parseEnded(stored: string | null): readonly EndedEnquiry[] {
  return storedEntries(stored)
    .map(readEnded)
    .filter((entry) => entry !== null);
}
