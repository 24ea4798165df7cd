/** None of these types ever holds the one-time code (docs/decisions/enquiry-flow.md). */
import type { EmailKind } from "../../../config/environment";
import { defaultCountryCode } from "./phone-input";

/** Characters; the e-mail service limits the size of a request. */
export const maxMessageLength = 2_000;

export const maxLineLength = 200;

export const emptyDetails = {
  firstName: "",
  lastName: "",
  name: "",
  email: "",
  // Before the phone, whose digits depend on it.
  countryCode: defaultCountryCode,
  phone: "",
  message: "",
  // Of a visit, in words: "Saturday, 28 Nov 2026", "Morning, 9.30 am to 12 noon", "In person".
  visitCity: "",
  firstDay: "",
  firstPart: "",
  secondDay: "",
  secondPart: "",
  people: "1",
  visitKind: "In person",
  // Honeypot (docs/decisions/storage-and-privacy.md).
  website: "",
};

export type DetailField = keyof typeof emptyDetails;

/** Empty where unused; `phone` is national digits, or a whole number with "+" whose code is not in the list. */
export type EnquiryDetails = Readonly<Record<DetailField, string>>;

export const isDetailField = (name: string): name is DetailField => Object.hasOwn(emptyDetails, name);

/** Red box or green box (docs/requirements.md 4.1). */
export interface FormNotice {
  readonly kind: "error" | "success";
  /** Verbatim from docs/requirements.md 5 or 8. */
  readonly text: string;
  readonly field?: DetailField | "code";
  /** Said below that field; `text` when absent. */
  readonly fieldText?: string;
}

export type LeadKind = Exclude<EmailKind, "code">;

/** Named as in docs/requirements.md 7. */
export type MailParams = Readonly<Record<string, string>>;

/** `throttled` 429, `blocked` 403 or no storage, `headless` 451, `address` 422 for a code, `network` no answer. */
export type SendFailureReason =
  "throttled" | "blocked" | "headless" | "network" | "config" | "address" | "provider";

export type SendResult =
  | { readonly ok: true }
  | { readonly ok: false; readonly reason: SendFailureReason; readonly status?: number | undefined };

/** Never rejects. */
export type SendMail = (kind: EmailKind, params: MailParams) => Promise<SendResult>;

export interface VisitWish {
  readonly words: string;
  /** ISO times (UTC); `words` are in the time zone of the home. */
  readonly from: string;
  readonly to: string;
}

/** For the thank-you page: nothing in it is about the visitor. */
export interface VisitRequest {
  readonly homes: string;
  /** Where they stand, or that it is a call. */
  readonly location: string;
  readonly path: string;
  readonly zone: string;
  readonly wishes: readonly VisitWish[];
}

export interface VisitMeaning {
  readonly params: (details: EnquiryDetails) => MailParams;
  readonly request: (details: EnquiryDetails) => VisitRequest;
}

/** Each form reads what docs/requirements.md 7 puts into its mail. */
export interface EnquiryContext {
  /** Name of the agency, from data/site.json (docs/decisions/content.md). */
  readonly brand: string;
  /** Property form: title of the listing. */
  readonly propertyTitle?: string;
  /** Sidebar, listing and landing forms: name of the page. */
  readonly source?: string;
  /** Property form, in words. */
  readonly price?: string;
  readonly registration?: string;
  readonly tab?: string;
  readonly visit?: VisitMeaning;
}
