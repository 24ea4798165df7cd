/** One choice of the country list. */
export interface Country {
  /** With the plus sign, e.g. "+91". */
  readonly code: string;
  /** Name as the messages of docs/requirements.md 5.1 use it. */
  readonly label: string;
  /** A national number that passes the bounds; never a real subscriber's where a reserved range exists. */
  readonly example: string;
}

/** Smallest and largest count of national digits, both inclusive. */
export interface DigitBounds {
  readonly min: number;
  readonly max: number;
}

/**
 * How a form reads the table of docs/requirements.md 5.2: `standard` as printed, `listingPage` with 9–10 digits for
 * +44, `service` with the upper bounds only (service forms never count digits, they only truncate at the maximum).
 */
export type PhoneRule = "standard" | "listingPage" | "service";

/** docs/requirements.md 9. */
export const defaultCountryCode = "+91";

/** The ten codes of docs/requirements.md 3, in its order. */
export const countries: readonly Country[] = [
  { code: "+91", label: "India", example: "9876543210" },
  { code: "+1", label: "United States", example: "2025550123" },
  { code: "+44", label: "United Kingdom", example: "7700900123" },
  { code: "+61", label: "Australia", example: "491570156" },
  { code: "+49", label: "Germany", example: "15123456789" },
  { code: "+33", label: "France", example: "612345678" },
  { code: "+86", label: "China", example: "13123456789" },
  { code: "+81", label: "Japan", example: "9012345678" },
  { code: "+971", label: "UAE", example: "501234567" },
  { code: "+65", label: "Singapore", example: "81234567" },
];

const standardBounds: ReadonlyMap<string, DigitBounds> = new Map([
  ["+91", { min: 10, max: 10 }],
  ["+1", { min: 10, max: 10 }],
  ["+44", { min: 10, max: 10 }],
  ["+61", { min: 9, max: 9 }],
  ["+49", { min: 10, max: 11 }],
  ["+33", { min: 9, max: 9 }],
  ["+86", { min: 11, max: 11 }],
  ["+81", { min: 9, max: 10 }],
  ["+971", { min: 9, max: 9 }],
  ["+65", { min: 8, max: 8 }],
]);

const anyOther: DigitBounds = { min: 7, max: 15 };

/** Digit bounds of a country code under a form's rule (docs/requirements.md 5.2). Unknown codes get 7–15. */
export function phoneBounds(code: string, rule: PhoneRule): DigitBounds {
  const { min, max } = standardBounds.get(code) ?? anyOther;
  if (rule === "service") return { min: 1, max };
  if (rule === "listingPage" && code === "+44") return { min: 9, max };
  return { min, max };
}

/** The country of a code; an unknown code names itself, so that no message is ever left with a gap. */
export function countryOf(code: string): Country {
  return countries.find((country) => country.code === code) ?? { code, label: code, example: "1234567890" };
}

/** Text of an option of the country list, e.g. "India (+91)": not everyone knows a flag or a code alone. */
export function countryOptionLabel(country: Country): string {
  return `${country.label} (${country.code})`;
}

/**
 * Placeholder of the phone field (docs/requirements.md 5.1): the number of digits asked for, or an example number on
 * the sidebar form. Codes outside the table get the neutral text that the 15-digit default has.
 */
export function phonePlaceholder(code: string, rule: PhoneRule, style: "digits" | "example"): string {
  if (style === "example") return `Example: ${countryOf(code).example}`;
  return standardBounds.has(code)
    ? `Enter ${phoneBounds(code, rule).max}-digit number`
    : "Enter phone number";
}
