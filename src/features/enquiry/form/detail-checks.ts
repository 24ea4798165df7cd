import { countryOf, phoneBounds, type PhoneRule, isUnlistedNumber } from "./phone-input";
import type { DetailField, EnquiryDetails } from "./enquiry-types";

export interface DetailCheck {
  readonly field: DetailField;
  readonly failure: (details: EnquiryDetails, rule: PhoneRule) => string | null;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** Blanks alone do not count. */
export function required(field: DetailField, message: string): DetailCheck {
  return { field, failure: (details) => (details[field].trim() === "" ? message : null) };
}

/** An empty e-mail is for `required` to check. */
export const emailFormat: DetailCheck = {
  field: "email",
  failure: ({ email }) =>
    email.trim() === "" || emailShape.test(email.trim()) ? null : "Please enter a valid email address.",
};

/** None in a number of another country. */
const nationalCount = (phone: string): number => (isUnlistedNumber(phone) ? 0 : phone.length);

/** Contact page (docs/requirements.md 5.1). */
export const phoneOfCountry: DetailCheck = {
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
export const phoneOfCodeBounds: DetailCheck = {
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

export const anotherWish: DetailCheck = {
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
