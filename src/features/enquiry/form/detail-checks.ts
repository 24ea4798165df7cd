import { countryOf, phoneBounds, type PhoneRule, isUnlistedNumber } from "./phone-input";
import type { DetailField, EnquiryDetails } from "./enquiry-types";

/** One check of a form; `failure` returns the message, or null when the details pass. */
export interface DetailCheck {
  readonly field: DetailField;
  readonly failure: (details: EnquiryDetails, rule: PhoneRule) => string | null;
}

/** The first check that failed. */
export interface DetailFailure {
  readonly field: DetailField;
  readonly text: string;
}

const emailShape = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** The field holds more than blanks. */
export function required(field: DetailField, message: string): DetailCheck {
  return {
    field,
    failure: (details) => (details[field].trim() === "" ? message : null),
  };
}

/** The e-mail looks like name@host.tld; an empty one is checked by `required`. */
export const emailFormat: DetailCheck = {
  field: "email",
  failure: ({ email }) =>
    email.trim() === "" || emailShape.test(email.trim()) ? null : "Please enter a valid email address.",
};

/** National digits for the chosen country: none in a number of another country. */
const nationalCount = (phone: string): number => (isUnlistedNumber(phone) ? 0 : phone.length);

/** Contact page: a phone must be given (docs/requirements.md 5.1). */
export const phoneOfCountryRequired: DetailCheck = {
  field: "phone",
  failure: ({ phone, countryCode }) =>
    nationalCount(phone) === 0 ? `Please enter a phone number for ${countryOf(countryCode).label}.` : null,
};

/**
 * Contact page: digit count in the words of docs/requirements.md 5.1, one wording for exact counts and one for ranges.
 */
export const phoneOfCountryBounds: DetailCheck = {
  field: "phone",
  failure: ({ phone, countryCode }, rule) => {
    const { min, max } = phoneBounds(countryCode, rule);
    const count = nationalCount(phone);
    if (count >= min && count <= max) return null;
    const { label, example } = countryOf(countryCode);
    const bounds = min === max ? `exactly ${min} digits` : `between ${min} and ${max} digits`;
    return `${label} phone must be ${bounds}. Example: ${example}`;
  },
};

/** Property and blog forms: the bounds, lower one first. An empty phone is checked by `required`. */
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

/** Visit: the second wish is another than the first. */
export const anotherWish: DetailCheck = {
  field: "secondPart",
  failure: ({ firstDay, firstPart, secondDay, secondPart }) =>
    firstDay === secondDay && firstPart === secondPart
      ? "Please choose another day or time as your second choice."
      : null,
};

/** First failure in the order of the form, or null (docs/requirements.md 5.1: only the first is shown). */
export function firstFailure(
  checks: readonly DetailCheck[],
  details: EnquiryDetails,
  rule: PhoneRule,
): DetailFailure | null {
  for (const { field, failure } of checks) {
    const text = failure(details, rule);
    if (text !== null) return { field, text };
  }
  return null;
}
