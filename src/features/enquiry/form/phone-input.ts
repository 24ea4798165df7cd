export interface Country {
  /** With the plus sign: "+91". */
  readonly code: string;
  /** As in the messages of docs/requirements.md 5.1. */
  readonly label: string;
  /** Passes the bounds; never a subscriber's where a reserved range exists. */
  readonly example: string;
  /** National digits, both inclusive. */
  readonly min: number;
  readonly max: number;
}

/** `standard` is docs/requirements.md 5.2, `listingPage` takes 9–10 digits for +44, `service` has no minimum. */
export type PhoneRule = "standard" | "listingPage" | "service";

/** docs/requirements.md 9. */
export const defaultCountryCode = "+91";

/** docs/requirements.md 3, in its order. */
export const countries: readonly Country[] = [
  { code: "+91", label: "India", example: "9876543210", min: 10, max: 10 },
  { code: "+1", label: "United States", example: "2025550123", min: 10, max: 10 },
  { code: "+44", label: "United Kingdom", example: "7700900123", min: 10, max: 10 },
  { code: "+61", label: "Australia", example: "491570156", min: 9, max: 9 },
  { code: "+49", label: "Germany", example: "15123456789", min: 10, max: 11 },
  { code: "+33", label: "France", example: "612345678", min: 9, max: 9 },
  { code: "+86", label: "China", example: "13123456789", min: 11, max: 11 },
  { code: "+81", label: "Japan", example: "9012345678", min: 9, max: 10 },
  { code: "+971", label: "UAE", example: "501234567", min: 9, max: 9 },
  { code: "+65", label: "Singapore", example: "81234567", min: 8, max: 8 },
];

/** An unknown code names itself, so that no message has a gap, and gets 7–15 digits (docs/requirements.md 5.2). */
export function countryOf(code: string): Country {
  const known = countries.find((country) => country.code === code);
  return known ?? { code, label: code, example: "1234567890", min: 7, max: 15 };
}

/** docs/requirements.md 5.2. */
export function phoneBounds(code: string, rule: PhoneRule): Pick<Country, "min" | "max"> {
  const { min, max } = countryOf(code);
  if (rule === "service") return { min: 1, max };
  if (rule === "listingPage" && code === "+44") return { min: 9, max };
  return { min, max };
}

/** "India (+91)". */
export function countryOptionLabel(country: Country): string {
  return `${country.label} (${country.code})`;
}

/** The number of digits, or on the sidebar an example (docs/requirements.md 5.1). */
export function phonePlaceholder(code: string, rule: PhoneRule, style: "digits" | "example"): string {
  if (style === "example") return `Example: ${countryOf(code).example}`;
  return countries.some((country) => country.code === code)
    ? `Enter ${phoneBounds(code, rule).max}-digit number`
    : "Enter phone number";
}

/** A whole number with a code that is not in the list: no chosen country is its own. */
export const isUnlistedNumber = (phone: string): boolean => phone.startsWith("+");
