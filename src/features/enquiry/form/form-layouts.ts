/** The part of the form definitions that is in a page's first load. */
import type { PhoneRule } from "./phone-input";
import type { DetailField } from "./enquiry-types";

export interface FormField {
  readonly name: Exclude<DetailField, "countryCode" | "website">;
  readonly label: string;
  readonly isRequired: boolean;
  readonly autoComplete: string;
  readonly placeholder?: string | undefined;
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
export const trapFieldName = "leave-me-empty";

const nameField: FormField = {
  name: "name",
  label: "Name",
  isRequired: true,
  autoComplete: "name",
  placeholder: "Your full name",
};

const emailField: FormField = {
  name: "email",
  label: "E-mail",
  isRequired: true,
  autoComplete: "email",
  placeholder: "name@example.com",
  hint: "We send a 6-digit code here.",
};

const phoneField: FormField = {
  name: "phone",
  label: "Phone",
  isRequired: true,
  autoComplete: "tel-national",
};

const messageField: FormField = { name: "message", label: "Message", isRequired: true, autoComplete: "off" };

const base = { phoneRule: "standard", phonePlaceholder: "digits" } as const;

const contact: FormLayout = {
  ...base,
  fields: [
    { name: "firstName", label: "First name", isRequired: true, autoComplete: "given-name" },
    { name: "lastName", label: "Last name", isRequired: false, autoComplete: "family-name" },
    emailField,
    phoneField,
    { ...messageField, placeholder: "Which home, which city, and when suits you?" },
  ],
};

const property: FormLayout = { ...base, fields: [nameField, emailField, phoneField, messageField] };

const choice = (name: FormField["name"], label: string, placeholder?: string): FormField => ({
  name,
  label,
  isRequired: true,
  autoComplete: "off",
  placeholder,
});

export const visitChoices: readonly FormField[] = [
  choice("visitCity", "Visit the homes in"),
  choice("firstDay", "First choice: day", "Choose a day"),
  choice("firstPart", "First choice: time", "Choose a time"),
  choice("secondDay", "Second choice: day", "Choose a day"),
  choice("secondPart", "Second choice: time", "Choose a time"),
  choice("people", "Number of people"),
  choice("visitKind", "In person or by video"),
];

export const typedForVisit: FormLayout = {
  ...base,
  fields: [
    nameField,
    emailField,
    phoneField,
    {
      ...messageField,
      label: "Anything we should know",
      isRequired: false,
      placeholder: "E.g. a step-free way in",
    },
  ],
};

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
    fields: [nameField, emailField, { ...phoneField, isRequired: false }, messageField],
    phonePlaceholder: "example",
  },
  modal: {
    ...base,
    fields: [
      nameField,
      emailField,
      phoneField,
      {
        ...messageField,
        label: "What are you looking for?",
        placeholder: "2 BHK near Indiranagar, from January",
      },
    ],
  },
  homeLoan: service,
  interiorDesign: service,
  propertyManagement: service,
  blog,
  visit: { ...typedForVisit, fields: [...visitChoices, ...typedForVisit.fields] },
} as const satisfies Readonly<Record<string, FormLayout>>;

export type FormId = keyof typeof formLayouts;

const isFormId = (name: string): name is FormId => name in formLayouts;
export const formIds = /* #__PURE__ */ Object.keys(formLayouts).filter(isFormId);
