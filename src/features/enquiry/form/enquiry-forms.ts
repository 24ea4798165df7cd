import {
  anotherWish,
  emailFormat,
  phoneOfCodeBounds,
  phoneOfCountryBounds,
  phoneOfCountryRequired,
  required,
  type DetailCheck,
} from "./detail-checks";
import {
  blogTexts,
  commonTexts,
  modalTexts,
  serviceTexts,
  sidebarTexts,
  type EnquiryTexts,
} from "./enquiry-texts";
import type { LeadKind } from "./enquiry-types";
import { type FormId, formLayouts, type FormLayout } from "./form-layouts";
import {
  blogLeadParams,
  contactLeadParams,
  homeLoanLeadParams,
  interiorDesignLeadParams,
  landingLeadParams,
  modalLeadParams,
  propertyLeadParams,
  propertyManagementLeadParams,
  sidebarLeadParams,
  visitLeadParams,
  type LeadParamsBuilder,
} from "./lead-params";

/** What happens after the lead has been sent (docs/requirements.md 4.1, step 3). */
export interface FormEnding {
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
  /** In this order; the first failure is shown (docs/requirements.md 5.1). */
  readonly checks: readonly DetailCheck[];
  /** For a resent code: the blog form checks its phone then (docs/requirements.md 5.1). */
  readonly resendChecks: readonly DetailCheck[];
  /** While the phone is typed, without blocking the form (docs/requirements.md 5.1, blog). */
  readonly livePhoneChecks: readonly DetailCheck[];
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

const base = {
  resendChecks: [],
  livePhoneChecks: [],
  texts: commonTexts,
  keepsUndelivered: false,
} as const;

const contact: FormDefinition = {
  ...base,
  ...formLayouts.contact,
  id: "contact",
  checks: [
    required("firstName", "Please enter your First Name."),
    emailRequired,
    messageRequired,
    emailFormat,
    phoneOfCountryRequired,
    phoneOfCountryBounds,
  ],
  leadKind: "contact",
  leadParams: contactLeadParams,
  ending: { ...pushEnding, storesSubmitTime: true },
};

/** /sell, /consulting, /legal: as contact, with the page's name in the subject (docs/decisions/addresses.md). */
const landing: FormDefinition = { ...contact, id: "landing", leadParams: landingLeadParams };

const property: FormDefinition = {
  ...base,
  ...formLayouts.property,
  id: "property",
  checks: [
    nameRequired,
    emailRequired,
    messageRequired,
    emailFormat,
    required("phone", "Please enter a phone number."),
    phoneOfCodeBounds,
  ],
  leadKind: "property",
  leadParams: propertyLeadParams,
  ending: pushEnding,
};

/** docs/requirements.md 5.1 gives no texts (those of the property form are used), and an empty phone passes. */
const sidebar: FormDefinition = {
  ...base,
  ...formLayouts.sidebar,
  id: "sidebar",
  checks: [nameRequired, emailRequired, messageRequired, emailFormat, phoneOfCodeBounds],
  texts: sidebarTexts,
  leadKind: "sidebar",
  leadParams: sidebarLeadParams,
  ending: { ...pushEnding, form: "stepOne" },
};

/** Category and listing pages: the checks of the 'listing-page form' (docs/requirements.md 5.1, 5.2). */
const listingPage: FormDefinition = {
  ...sidebar,
  ...formLayouts.listingPage,
  id: "listingPage",
  checks: [
    nameRequired,
    emailRequired,
    required("message", "Please add a message or query."),
    emailFormat,
    phoneOfCountryRequired,
    phoneOfCountryBounds,
  ],
};

const modal: FormDefinition = {
  ...base,
  ...formLayouts.modal,
  id: "modal",
  checks: [
    required("name", "Name is required"),
    required("email", "Email is required"),
    required("message", "Please describe requirements"),
  ],
  texts: modalTexts,
  leadKind: "modal",
  leadParams: modalLeadParams,
  keepsUndelivered: true,
  ending: { ...pushEnding, redirectDelayMs: modalRedirectDelayMs },
};

const serviceChecks = (messageText: string): readonly DetailCheck[] => [
  nameRequired,
  required("phone", "Please enter your phone number."),
  required("email", "Please enter your email to receive OTP."),
  required("message", messageText),
];

const homeLoan: FormDefinition = {
  ...base,
  ...formLayouts.homeLoan,
  id: "homeLoan",
  checks: serviceChecks("Please enter a message."),
  texts: serviceTexts,
  leadKind: "home-loan",
  leadParams: homeLoanLeadParams,
  ending: leavingEnding,
};

const interiorDesign: FormDefinition = {
  ...homeLoan,
  id: "interiorDesign",
  checks: serviceChecks("Please enter your message."),
  leadKind: "interior-design",
  leadParams: interiorDesignLeadParams,
  ending: replaceEnding,
};

const propertyManagement: FormDefinition = {
  ...interiorDesign,
  id: "propertyManagement",
  leadKind: "property-management",
  leadParams: propertyManagementLeadParams,
};

const strictBlogPhone = [required("phone", "Please enter a phone number."), phoneOfCodeBounds];

const blog: FormDefinition = {
  ...base,
  ...formLayouts.blog,
  id: "blog",
  checks: [
    required("name", "Enter your name."),
    required("phone", "Enter your phone number."),
    required("email", "Enter your email to receive OTP."),
    required("message", "Enter your message."),
    ...strictBlogPhone,
  ],
  resendChecks: strictBlogPhone,
  livePhoneChecks: strictBlogPhone,
  texts: blogTexts,
  leadKind: "blog",
  leadParams: blogLeadParams,
  ending: leavingEnding,
};

/** Kept and ended as the modal (docs/decisions/visits.md); the phone is checked, since the agency calls. */
const visit: FormDefinition = {
  ...modal,
  ...formLayouts.visit,
  id: "visit",
  checks: [
    required("firstDay", "Please choose a day."),
    required("firstPart", "Please choose a time of that day."),
    required("secondDay", "Please choose a second day."),
    required("secondPart", "Please choose a time of the second day."),
    anotherWish,
    nameRequired,
    emailRequired,
    emailFormat,
    required("phone", "Please enter a phone number."),
    phoneOfCodeBounds,
  ],
  leadKind: "visit",
  leadParams: visitLeadParams,
};

/** By docs/requirements.md 4, 5, 7 and 8, and docs/decisions/enquiry-flow.md. */
export const enquiryForms: Readonly<Record<FormId, FormDefinition>> = {
  contact,
  landing,
  property,
  listingPage,
  sidebar,
  modal,
  homeLoan,
  interiorDesign,
  propertyManagement,
  blog,
  visit,
};
