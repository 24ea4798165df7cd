import type { EnquiryContext, EnquiryDetails, LeadKind, MailParams } from "./enquiry-types";
import { joinPhone } from "./phone-reading";

/** As docs/requirements.md 7 lists them; `nowMs` is the time of submission, since 1970. */
export type LeadParamsBuilder = (
  details: EnquiryDetails,
  context: EnquiryContext,
  nowMs: number,
) => MailParams;

const iso = (timeMs: number): string => new Date(timeMs).toISOString();

/** On the visitor's clock: "20 Nov 2026, 11:42:00 am IST". */
export function localDateTime(timeMs: number): string {
  return new Intl.DateTimeFormat("en-IN", { dateStyle: "medium", timeStyle: "long" }).format(timeMs);
}

/** Upper case; empty for an empty name. A whole character, also outside the basic plane. */
export function initialOf(name: string): string {
  return (Array.from(name.trim())[0] ?? "").toLocaleUpperCase("en-IN");
}

/** The name field, or first and last name where the form has those. */
export function fullNameOf(details: EnquiryDetails): string {
  return details.name.trim() || `${details.firstName.trim()} ${details.lastName.trim()}`.trim();
}

/** For the greeting of the thank-you page (docs/requirements.md 2.14). */
export function firstNameOf(details: EnquiryDetails): string {
  return details.firstName.trim() || (details.name.trim().split(/\s+/)[0] ?? "");
}

const common = (details: EnquiryDetails) => ({
  name: details.name.trim(),
  email: details.email.trim(),
  phone: joinPhone(details.countryCode, details.phone),
  message: details.message.trim(),
});

/** The contact template with the page's name in the subject (docs/decisions/addresses.md). */
export const landingLeadParams: LeadParamsBuilder = (details, { brand, source }, nowMs) => ({
  ...common(details),
  name: details.firstName.trim(),
  last_name: details.lastName.trim(),
  subject: `${source ?? "Contact Us"}: ${brand}`,
  datetime: localDateTime(nowMs),
  initial: initialOf(details.firstName),
});

/** By the kind of e-mail; a parameter that `outbox-entry.ts` does not list is lost where a lead is kept. */
export const leadParams: Readonly<Record<LeadKind, LeadParamsBuilder>> = {
  contact: (details, { brand }, nowMs) => landingLeadParams(details, { brand }, nowMs),
  property: (details, { propertyTitle = "" }, nowMs) => ({
    ...common(details),
    propertyTitle,
    datetime: iso(nowMs),
  }),
  sidebar: (details, { source = "" }, nowMs) => ({ ...common(details), source, datetime: iso(nowMs) }),
  modal: (details, { tab = "" }, nowMs) => ({
    ...common(details),
    context: tab,
    submitted_at: iso(nowMs),
  }),
  "home-loan": (details, _context, nowMs) => ({
    ...common(details),
    nameInitial: initialOf(details.name),
    datetime: iso(nowMs),
  }),
  "interior-design": (details, _context, nowMs) => ({
    ...common(details),
    nameInitial: initialOf(details.name),
    datetime: localDateTime(nowMs),
  }),
  "property-management": (details, { brand }, nowMs) => ({
    ...common(details),
    subject: `Property Management Request: ${brand}`,
    datetime: localDateTime(nowMs),
  }),
  blog: (details, _context, nowMs) => ({ ...common(details), datetime: localDateTime(nowMs) }),
  visit: (details, { visit }, nowMs) => ({
    ...common(details),
    context: "Book a visit",
    ...visit?.params(details),
    visit_day_1: details.firstDay,
    visit_part_1: details.firstPart,
    visit_day_2: details.secondDay,
    visit_part_2: details.secondPart,
    visit_people: details.people,
    visit_kind: details.visitKind,
    submitted_at: iso(nowMs),
  }),
};

/** `cameFrom` is the list or article before it, empty for none. */
export interface EnquiryReferral {
  readonly page: string;
  readonly cameFrom: string;
}

const nothing = "–";

/** What the agency needs besides docs/requirements.md 7 (docs/decisions/e-mail.md). */
export function referralParams(
  kind: LeadKind,
  { price, registration }: EnquiryContext,
  { page, cameFrom }: EnquiryReferral,
  nowMs: number,
): MailParams {
  const inIndia = new Intl.DateTimeFormat("en-IN", {
    dateStyle: "medium",
    timeStyle: "short",
    timeZone: "Asia/Kolkata",
  });
  return {
    page,
    came_from: cameFrom || nothing,
    time_in_india: inIndia.format(nowMs),
    ...(kind === "property" ? { price: price || nothing, registration: registration || nothing } : {}),
  };
}

/** Says that no code has shown the address to be the visitor's. */
export function withoutCode(params: MailParams): MailParams {
  const context = [params["context"], "e-mail address not confirmed by a code"].filter(Boolean).join(", ");
  return { ...params, context };
}

/** Holds the code: pass it to the e-mail client alone (docs/requirements.md 7). */
export function codeMailParams(
  kind: LeadKind,
  details: EnquiryDetails,
  context: EnquiryContext,
  code: string,
): MailParams {
  return {
    to_name: fullNameOf(details),
    to_email: details.email.trim(),
    otp_code: code,
    ...(kind === "property" ? { property_title: context.propertyTitle ?? "" } : {}),
    ...(kind === "sidebar" ? { source: context.source ?? "" } : {}),
  };
}
