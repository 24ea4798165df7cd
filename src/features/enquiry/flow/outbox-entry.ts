import { monthNames } from "../../../lib/dates";
import { isRecord, textAt } from "../../../lib/json-record";
import { storedEntries } from "../../../lib/stored-value";
import type { LeadKind, MailParams } from "../form/enquiry-types";

/** An enquiry that could not be sent yet (docs/requirements.md 3). */
export interface KeptEnquiry {
  /** Time of keeping, in milliseconds since 1970. */
  readonly id: number;
  /** Absent for the modal and the visit. */
  readonly kind?: LeadKind | undefined;
  /** End of the last time wished for a visit, in milliseconds since 1970: it is not sent after that. */
  readonly untilMs?: number | undefined;
  readonly params: MailParams;
  /** Milliseconds since 1970; 0 for none, or for a try that failed. */
  readonly lastTriedAtMs: number;
}

const outcomes = ["sent", "aged", "passed"] as const;

/** The end of a kept enquiry, without what was written. */
export interface EndedEnquiry {
  readonly id: number;
  readonly submittedAt: string;
  readonly endedAtMs: number;
  /** `aged` was too old to be sent unasked; `passed` is a visit whose times are over. */
  readonly outcome: (typeof outcomes)[number];
  readonly isRead: boolean;
}

export type Lead = Pick<KeptEnquiry, "kind" | "params">;

/** Their leads are kept where the visitor has left the page. Listed here, as the table of e-mails comes with all settings. */
const otherKinds = [
  "contact",
  "property",
  "sidebar",
  "home-loan",
  "interior-design",
  "property-management",
  "blog",
] as const satisfies readonly LeadKind[];

/** Two leads of a kind with the same values are the same message, whenever written. */
const contentParams = [
  "name",
  "last_name",
  "email",
  "phone",
  "message",
  "subject",
  "propertyTitle",
  "source",
  "visit_homes",
  "visit_day_1",
  "visit_part_1",
  "visit_day_2",
  "visit_part_2",
  "visit_people",
  "visit_kind",
  "visit_timezone",
] as const;

/** All that a stored lead may hold. */
const paramNames = [
  ...contentParams,
  "context",
  "submitted_at",
  "datetime",
  "initial",
  "nameInitial",
  "page",
  "came_from",
  "time_in_india",
  "price",
  "registration",
] as const;

/** The parameters distinguish the modal from visits. */
export const kindOf = ({ kind, params }: Lead): LeadKind =>
  kind ?? (params["visit_homes"] ? "visit" : "modal");

export const hasSameContent = (a: MailParams, b: MailParams): boolean =>
  contentParams.every((name) => a[name] === b[name]);

export const isSameLead = (a: Lead, b: Lead): boolean =>
  kindOf(a) === kindOf(b) && hasSameContent(a.params, b.params);

/** Milliseconds since 1970 that a date can be made of. */
const isTime = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) <= 8_640_000_000_000_000;

const keptOf = (value: unknown): readonly KeptEnquiry[] => {
  if (!isRecord(value) || !isTime(value.id) || textAt(value, "email") === "") return [];
  const { id, lastTriedAtMs, untilMs } = value;
  const kind = otherKinds.find((known) => known === value.kind);
  if (value.kind !== kind) return [];
  const names = paramNames.filter((name) => typeof value[name] === "string");
  return [
    {
      id,
      kind,
      untilMs: isTime(untilMs) ? untilMs : undefined,
      params: Object.fromEntries(names.map((name) => [name, textAt(value, name)])),
      lastTriedAtMs: isTime(lastTriedAtMs) ? lastTriedAtMs : 0,
    },
  ];
};

const endedOf = (value: unknown): readonly EndedEnquiry[] => {
  if (!isRecord(value)) return [];
  const { id, endedAtMs, isRead } = value;
  const outcome = outcomes.find((known) => known === value.outcome);
  if (!isTime(id) || !isTime(endedAtMs) || outcome === undefined) return [];
  return [{ id, submittedAt: textAt(value, "submittedAt"), endedAtMs, outcome, isRead: isRead === true }];
};

/** Oldest first; unreadable entries are dropped. */
export const parseKept = (stored: string | null): readonly KeptEnquiry[] =>
  storedEntries(stored)
    .flatMap(keptOf)
    .sort((a, b) => a.id - b.id);

/** Unreadable entries are dropped. */
export const parseEnded = (stored: string | null): readonly EndedEnquiry[] =>
  storedEntries(stored).flatMap(endedOf);

/** "4 Nov 2026, 9.05 am"; `timeZone` is an IANA name, without it the reader's own, which a build must not use. */
export function formatDateTime(epochMs: number, timeZone?: string): string {
  // "04/11/2026, 09:05" in every browser, whose names of months differ.
  const format = { timeZone, dateStyle: "short", timeStyle: "short", hourCycle: "h23" } as const;
  const figures = new Intl.DateTimeFormat("en-GB", format).format(epochMs).split(/\D+/);
  const [day = "", month = "", year = "", hour = "", minute = ""] = figures;
  const clock = `${Number(hour) % 12 || 12}.${minute} ${Number(hour) < 12 ? "am" : "pm"}`;
  return `${Number(day)} ${monthNames[Number(month) - 1] ?? ""} ${year}, ${clock}`;
}
