/** The part of the form definitions that is in a page's first load. */
import type { PhoneRule } from "./phone-input";
import type { DetailField } from "./enquiry-types";

export interface FormField {
  readonly name: Exclude<DetailField, "countryCode" | "website">;
  readonly label: string;
  readonly isOptional?: true;
  /** "off" when absent. */
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly hint?: string;
}

export interface FormLayout {
  readonly fields: readonly FormField[];
  readonly phoneRule: PhoneRule;
  readonly phonePlaceholder: "digits" | "example";
}

/** docs/requirements.md 4.1, step 1. */
export const sendButtonText = "Send OTP to Email";
export const sendingButtonText = "Sending OTP...";

/** Means nothing to browsers and password managers. */
export const honeypotFieldName = "leave-me-empty";

const nameField: FormField = {
  name: "name",
  label: "Name",
  autoComplete: "name",
  placeholder: "Your full name",
};

const emailField: FormField = {
  name: "email",
  label: "E-mail",
  autoComplete: "email",
  placeholder: "name@example.com",
  hint: "We send a 6-digit code here.",
};

const phoneField: FormField = { name: "phone", label: "Phone", autoComplete: "tel-national" };

const messageField: FormField = { name: "message", label: "Message" };

const base = { phoneRule: "standard", phonePlaceholder: "digits" } as const;

const contact: FormLayout = {
  ...base,
  fields: [
    { name: "firstName", label: "First name", autoComplete: "given-name" },
    { name: "lastName", label: "Last name", isOptional: true, autoComplete: "family-name" },
    emailField,
    phoneField,
    { ...messageField, placeholder: "Which home, which city, and when suits you?" },
  ],
};

/** Name, e-mail, phone and a message in words of its own. */
const withMessage = (message: Partial<FormField> = {}): FormLayout => ({
  ...base,
  fields: [nameField, emailField, phoneField, { ...messageField, ...message }],
});

const property = /* #__PURE__ */ withMessage();

export const visitChoices: readonly FormField[] = [
  { name: "visitCity", label: "Visit the homes in" },
  { name: "firstDay", label: "First choice: day", placeholder: "Choose a day" },
  { name: "firstPart", label: "First choice: time", placeholder: "Choose a time" },
  { name: "secondDay", label: "Second choice: day", placeholder: "Choose a day" },
  { name: "secondPart", label: "Second choice: time", placeholder: "Choose a time" },
  { name: "people", label: "Number of people" },
  { name: "visitKind", label: "In person or by video" },
];

export const typedForVisit = /* #__PURE__ */ withMessage({
  label: "Anything we should know",
  isOptional: true,
  placeholder: "E.g. a step-free way in",
});

const blog: FormLayout = { ...base, fields: [nameField, phoneField, emailField, messageField] };
const service: FormLayout = { ...blog, phoneRule: "service" };

/** Replaces the placeholder of the message. */
export function withExample(layout: FormLayout, example: string | undefined): FormLayout {
  if (example === undefined) return layout;
  const fields = layout.fields.map((field) =>
    field.name === "message" ? { ...field, placeholder: example } : field,
  );
  return { ...layout, fields };
}

/** By form (docs/requirements.md 4.1, docs/decisions/addresses.md); `enquiry-forms.ts` adds checks, texts and e-mails. */
export const formLayouts = {
  contact,
  landing: contact,
  property,
  listingPage: { ...property, phoneRule: "listingPage" },
  sidebar: {
    ...base,
    fields: [nameField, emailField, { ...phoneField, isOptional: true }, messageField],
    phonePlaceholder: "example",
  },
  modal: withMessage({
    label: "What are you looking for?",
    placeholder: "2 BHK near Indiranagar, from January",
  }),
  homeLoan: service,
  interiorDesign: service,
  propertyManagement: service,
  blog,
  visit: { ...typedForVisit, fields: [...visitChoices, ...typedForVisit.fields] },
} as const satisfies Readonly<Record<string, FormLayout>>;

export type FormId = keyof typeof formLayouts;

const isFormId = (name: string): name is FormId => name in formLayouts;
export const formIds = /* #__PURE__ */ Object.keys(formLayouts).filter(isFormId);
