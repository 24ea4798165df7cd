/**
 * Types that all parts of an enquiry share. None of them ever holds the one-time code
 * (docs/decisions/enquiry-flow.md).
 */
import type { EmailKind } from "../../../config/emailjs-environment";
import { defaultCountryCode } from "./phone-input";

/** Longest message in characters; the form shows a counter. The e-mail service limits the size of a request. */
export const maxMessageLength = 2_000;

/** Longest name or address of an e-mail in characters. */
export const maxLineLength = 200;

/** Details of an untouched form. */
export const emptyDetails: EnquiryDetails = {
  firstName: "",
  lastName: "",
  name: "",
  email: "",
  countryCode: defaultCountryCode,
  phone: "",
  message: "",
  visitCity: "",
  firstDay: "",
  firstPart: "",
  secondDay: "",
  secondPart: "",
  people: "1",
  visitKind: "In person",
  website: "",
};

/** Every field of every form. */
export const detailFields = [
  "firstName",
  "lastName",
  "name",
  "email",
  // With the plus sign, e.g. "+91". Before the phone, whose digits depend on it.
  "countryCode",
  "phone",
  "message",
  // Of a visit, all in words: the city of its homes, two wishes ("Saturday, 28 Nov 2026" and "Morning, 9.30 am to 12
  // noon"), how many people come, and how ("In person").
  "visitCity",
  "firstDay",
  "firstPart",
  "secondDay",
  "secondPart",
  "people",
  "visitKind",
  // Honeypot: people never see it, so only a program fills it (docs/decisions/storage-and-privacy.md).
  "website",
] as const;

export type DetailField = (typeof detailFields)[number];

/**
 * What a visitor types; unused fields of a form stay empty. `phone` holds national digits, or a whole number with its
 * plus sign where its code is not in the list.
 */
export type EnquiryDetails = Readonly<Record<DetailField, string>>;

/** A field that an error can be about and that then gets the focus. */
export type FocusField = DetailField | "code";

/** The message of a form: an error in a red box, a success in a green one (docs/requirements.md 4.1). */
export interface FormNotice {
  readonly kind: "error" | "success";
  /** Verbatim text of docs/requirements.md 5 or 8. */
  readonly text: string;
  /** The field it is about, which gets the focus. */
  readonly field?: FocusField;
  /** What is said below that field, `text` when absent. */
  readonly fieldText?: string;
}

/** Kinds of e-mail that send a lead to the agency: all but the code. */
export type LeadKind = Exclude<EmailKind, "code">;

/** Template parameters of one e-mail, named as docs/requirements.md 7 names them. */
export type MailParams = Readonly<Record<string, string>>;

/** A time at which the visitor would come. */
export interface VisitWish {
  /** Day and time as the form showed them, in the time zone of the home. */
  readonly words: string;
  /** ISO times (UTC). */
  readonly from: string;
  readonly to: string;
}

/** A visit that was asked for, as the thank-you page needs it: nothing in it is about the visitor. */
export interface VisitRequest {
  /** Titles of the homes. */
  readonly homes: string;
  /** Where they stand, or that it is a call. */
  readonly place: string;
  /** Path of the first home's page. */
  readonly path: string;
  /** City and time zone of the times, in words. */
  readonly zone: string;
  readonly wishes: readonly VisitWish[];
}

/** What the choices of a visit stand for, by the homes of the page and the office hours. */
export interface VisitMeaning {
  /** Homes and time zone, for the lead. */
  readonly params: (details: EnquiryDetails) => MailParams;
  /** For the thank-you page. */
  readonly request: (details: EnquiryDetails) => VisitRequest;
}

/** The place of a form on the site; each form reads what docs/requirements.md 7 puts into its mail. */
export interface EnquiryContext {
  /** Name of the agency, from data/site.json (docs/decisions/content.md). */
  readonly brand: string;
  /** Property form: title of the listing. */
  readonly propertyTitle?: string;
  /** Sidebar, listing and landing forms: name of the page. */
  readonly source?: string;
  /** Property form of a home: its price and registration, in words. */
  readonly price?: string;
  readonly registration?: string;
  /** Modal: the tab that opened it, "Buy", "Sale" or "Rent". */
  readonly tab?: string;
  /** Visit: what its details mean. */
  readonly visit?: VisitMeaning;
}
