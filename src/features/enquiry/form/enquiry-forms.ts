import {
  blogTexts,
  commonTexts,
  modalTexts,
  serviceTexts,
  sidebarTexts,
  type EnquiryTexts,
} from "./enquiry-texts";
import type { DetailField, EnquiryDetails, LeadKind } from "./enquiry-types";
import { type FormId, formLayouts, type FormLayout } from "./form-layouts";
import { landingLeadParams, leadParams, type LeadParamsBuilder } from "./lead-params";
import { countryOf, isUnlistedNumber, phoneBounds, type PhoneRule } from "./phone-input";

export interface DetailCheck {
  readonly field: DetailField;
  readonly failure: (details: EnquiryDetails, rule: PhoneRule) => string | null;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/** Blanks alone do not count. */
export function required(field: DetailField, message: string): DetailCheck {
  return { field, failure: (details) => (details[field].trim() === "" ? message : null) };
}

/** An empty e-mail is for `required` to check. */
const emailFormat: DetailCheck = {
  field: "email",
  failure: ({ email }) =>
    email.trim() === "" || emailShape.test(email.trim()) ? null : "Please enter a valid email address.",
};

/** None in a number of another country. */
const nationalCount = (phone: string): number => (isUnlistedNumber(phone) ? 0 : phone.length);

/** Contact page (docs/requirements.md 5.1). */
const phoneOfCountry: DetailCheck = {
  field: "phone",
  failure: ({ phone, countryCode }, rule) => {
    const { min, max } = phoneBounds(countryCode, rule);
    const count = nationalCount(phone);
    if (count >= min && count <= max) return null;
    const { label, example } = countryOf(countryCode);
    if (count === 0) return `Please enter a phone number for ${label}.`;
    const bounds = min === max ? `exactly ${min} digits` : `between ${min} and ${max} digits`;
    return `${label} phone must be ${bounds}. Example: ${example}`;
  },
};

/** Property and blog forms; an empty phone is for `required` to check. */
const phoneOfCodeBounds: DetailCheck = {
  field: "phone",
  failure: ({ phone, countryCode }, rule) => {
    const { min, max } = phoneBounds(countryCode, rule);
    if (phone === "") return null;
    const count = nationalCount(phone);
    if (count < min) {
      return `Phone must be at least ${min} digits for ${countryCode}. Example: ${countryOf(countryCode).example}`;
    }
    return count > max ? `Phone must be at most ${max} digits for ${countryCode}.` : null;
  },
};

const anotherWish: DetailCheck = {
  field: "secondPart",
  failure: ({ firstDay, firstPart, secondDay, secondPart }) =>
    firstDay === secondDay && firstPart === secondPart
      ? "Please choose another day or time as your second choice."
      : null,
};

/** In the order of the form; only the first is shown (docs/requirements.md 5.1). */
export function firstFailure(
  checks: readonly DetailCheck[],
  details: EnquiryDetails,
  rule: PhoneRule,
): { readonly field: DetailField; readonly text: string } | null {
  for (const { field, failure } of checks) {
    const text = failure(details, rule);
    if (text !== null) return { field, text };
  }
  return null;
}

/** What happens after the lead has been sent (docs/requirements.md 4.1, step 3). */
interface FormEnding {
  /** `reset` empties the form, `stepOne` also goes back to step 1. */
  readonly form: "reset" | "stepOne" | "keep";
  readonly replacesHistory: boolean;
  readonly redirectDelayMs: number;
  /** Stores `contact_last_submit_time` (docs/requirements.md 2.14, 3). */
  readonly storesSubmitTime: boolean;
}

/** Everything in which a form differs from others (docs/decisions/enquiry-flow.md). */
export interface FormDefinition extends FormLayout {
  readonly id: FormId;
  readonly checks: readonly DetailCheck[];
  /** While it is typed, without blocking the form, and for a resent code (docs/requirements.md 5.1, blog). */
  readonly phoneChecks: readonly DetailCheck[];
  readonly texts: EnquiryTexts;
  readonly leadKind: LeadKind;
  readonly leadParams: LeadParamsBuilder;
  /** Keeps what was not sent (docs/requirements.md 4.1, steps 2, 7); others keep only leads whose visitor left. */
  readonly keepsUndelivered: boolean;
  readonly ending: FormEnding;
}

/** docs/requirements.md 9. */
const modalRedirectDelayMs = 700;

const pushEnding: FormEnding = {
  form: "reset",
  replacesHistory: false,
  redirectDelayMs: 0,
  storesSubmitTime: false,
};
const replaceEnding: FormEnding = { ...pushEnding, replacesHistory: true };
const leavingEnding: FormEnding = { ...replaceEnding, form: "keep" };

const nameRequired = required("name", "Please enter your name.");
const emailRequired = required("email", "Please enter your email.");
const messageRequired = required("message", "Please enter a message.");

const messagePartsRequired = [nameRequired, emailRequired, messageRequired, emailFormat];
const strictPhone = [required("phone", "Please enter a phone number."), phoneOfCodeBounds];

const ofKind = (id: FormId, leadKind: LeadKind) =>
  ({
    ...formLayouts[id],
    id,
    phoneChecks: [],
    texts: commonTexts,
    leadKind,
    leadParams: leadParams[leadKind],
    keepsUndelivered: false,
    ending: pushEnding,
  }) as const;

const contact: FormDefinition = {
  ...ofKind("contact", "contact"),
  checks: [
    required("firstName", "Please enter your First Name."),
    emailRequired,
    messageRequired,
    emailFormat,
    phoneOfCountry,
  ],
  ending: { ...pushEnding, storesSubmitTime: true },
};

/** docs/requirements.md 5.1 gives no texts (those of the property form are used), and an empty phone passes. */
const sidebar: FormDefinition = {
  ...ofKind("sidebar", "sidebar"),
  checks: [...messagePartsRequired, phoneOfCodeBounds],
  texts: sidebarTexts,
  ending: { ...pushEnding, form: "stepOne" },
};

const modal: FormDefinition = {
  ...ofKind("modal", "modal"),
  checks: [
    required("name", "Name is required"),
    required("email", "Email is required"),
    required("message", "Please describe requirements"),
  ],
  texts: modalTexts,
  keepsUndelivered: true,
  ending: { ...pushEnding, redirectDelayMs: modalRedirectDelayMs },
};

const serviceChecks = (messageText: string): readonly DetailCheck[] => [
  nameRequired,
  required("phone", "Please enter your phone number."),
  required("email", "Please enter your email to receive OTP."),
  required("message", messageText),
];

const service = {
  checks: serviceChecks("Please enter your message."),
  texts: serviceTexts,
  ending: replaceEnding,
};

/** By docs/requirements.md 4, 5, 7 and 8, and docs/decisions/enquiry-flow.md. */
export const enquiryForms: Readonly<Record<FormId, FormDefinition>> = {
  contact,
  /** /sell, /consulting, /legal: as contact, with the page's name in the subject (docs/decisions/addresses.md). */
  landing: { ...contact, id: "landing", leadParams: landingLeadParams },
  property: {
    ...ofKind("property", "property"),
    checks: [...messagePartsRequired, ...strictPhone],
  },
  sidebar,
  /** Category and listing pages: the checks of the 'listing-page form' (docs/requirements.md 5.1, 5.2). */
  listingPage: {
    ...sidebar,
    ...formLayouts.listingPage,
    id: "listingPage",
    checks: [
      nameRequired,
      emailRequired,
      required("message", "Please add a message or query."),
      emailFormat,
      phoneOfCountry,
    ],
  },
  modal,
  homeLoan: {
    ...ofKind("homeLoan", "home-loan"),
    ...service,
    checks: serviceChecks("Please enter a message."),
    ending: leavingEnding,
  },
  interiorDesign: { ...ofKind("interiorDesign", "interior-design"), ...service },
  propertyManagement: { ...ofKind("propertyManagement", "property-management"), ...service },
  blog: {
    ...ofKind("blog", "blog"),
    checks: [
      required("name", "Enter your name."),
      required("phone", "Enter your phone number."),
      required("email", "Enter your email to receive OTP."),
      required("message", "Enter your message."),
      ...strictPhone,
    ],
    phoneChecks: strictPhone,
    texts: blogTexts,
    ending: leavingEnding,
  },
  /** Kept and ended as the modal (docs/decisions/visits.md); the phone is checked, since the agency calls. */
  visit: {
    ...ofKind("visit", "visit"),
    checks: [
      required("firstDay", "Please choose a day."),
      required("firstPart", "Please choose a time of that day."),
      required("secondDay", "Please choose a second day."),
      required("secondPart", "Please choose a time of the second day."),
      anotherWish,
      nameRequired,
      emailRequired,
      emailFormat,
      ...strictPhone,
    ],
    texts: modalTexts,
    keepsUndelivered: true,
    ending: modal.ending,
  },
};
