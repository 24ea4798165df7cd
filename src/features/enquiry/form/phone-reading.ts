/** Reads phone numbers as they are typed (docs/decisions/phones-and-chat.md); comes with the flow behind a form. */
import { foldDigits } from "../../../lib/text";
import { countries, isUnlistedNumber, phoneBounds, type PhoneRule } from "./phone-input";

/** As 0–9, in order (docs/requirements.md 5.1, 5.3). */
export function keepDigits(text: string): string {
  return foldDigits(text).replace(/[^0-9]/g, "");
}

/** Digits as 0–9 and plus; without extension, second number and repeated codes, as in "+91 +91 98765 43210". */
function keepDialled(text: string): string {
  return foldDigits(text)
    .replace(/\uff0b/g, "+")
    .replace(/^((?:\D*\d){7,}?\D*?)(?:[x#/,;|&]|or\b).*$/is, "$1")
    .replace(/[^0-9+]/g, "")
    .replace(/^(?:(?:\+|00|011)?\d{0,3}(?=\+))+/, "");
}

/** "+", "+97", "0" or "0097", else empty. Fields keep it: without "+" the next digits would be national. */
export function unfinishedCountryCode(raw: string): string {
  const text = keepDialled(raw);
  const begun = /^(?:\+|00)(\d*)$/.exec(text)?.[1];
  const isBegun =
    begun !== undefined &&
    countries.some(({ code }) => code !== `+${begun}` && keepDigits(code).startsWith(begun));
  return isBegun || text === "0" ? text : "";
}

/** National digits of a listed code, or a whole number with "+" whose code is not in the list. */
interface PhoneEntry {
  readonly countryCode: string;
  readonly phone: string;
}

/** E.164. */
const maxInternationalDigits = 15;

/** Longest first, so that +971 is never read as something shorter. */
const codesByLength = countries.map(({ code }) => code).sort((a, b) => b.length - a.length);

/** 1 within North America, 0 in all other countries of the list. */
const dropTrunkPrefix = (digits: string, code: string, max: number): string => {
  if (code === "+1" && digits.length > max) return digits.replace(/^[01]+/, "");
  return digits.replace(/^0+/, "");
};

/** Digits behind +, 00 or 011, else null. 011 dials abroad from North America; elsewhere it may be an area code
 * (Delhi, Leeds), so it counts only before a whole number of the chosen country. */
const internationalDigits = (text: string, countryCode: string, rule: PhoneRule): string | null => {
  const digits = keepDigits(text);
  if (text.startsWith("+")) return digits;
  if (/^00[1-9]/.test(text)) return digits.slice(2);
  if (!/^011[1-9][0-9]{9}/.test(text)) return null;
  const phone = digits.slice(3);
  const code = keepDigits(countryCode);
  const isWhole = phone.startsWith(code) && phone.length - code.length === phoneBounds(countryCode, rule).max;
  return countryCode === "+1" || isWhole ? phone : null;
};

const nationalPhone = (digits: string, countryCode: string, rule: PhoneRule): PhoneEntry => {
  const { max } = phoneBounds(countryCode, rule);
  const phone = dropTrunkPrefix(digits, countryCode, max);
  const code = keepDigits(countryCode);
  const hasCode = phone.length > max && phone.startsWith(code);
  return hasCode ? nationalPhone(phone.slice(code.length), countryCode, rule) : { countryCode, phone };
};

/** Reads any input (docs/decisions/phones-and-chat.md): a listed code with +, 00 or 011 moves the country. Without + a
 * code is removed only where there are too many digits: a wrong guess then fails the check, and is not sent. */
export function parsePhoneInput(raw: string, countryCode: string, rule: PhoneRule): PhoneEntry {
  const whole = parseWholePhone(raw, countryCode, rule);
  return { ...whole, phone: truncatePhone(whole.phone, whole.countryCode, rule) };
}

/** Without the cut: a country chosen later may have room for more digits. */
function parseWholePhone(raw: string, countryCode: string, rule: PhoneRule): PhoneEntry {
  const text = keepDialled(raw);
  const international = internationalDigits(text, countryCode, rule);
  if (international === null) return nationalPhone(text, countryCode, rule);
  const code = [countryCode, ...codesByLength].find((known) => international.startsWith(keepDigits(known)));
  if (code === undefined) {
    const isBegun = unfinishedCountryCode(text) !== "";
    return { countryCode, phone: isBegun ? "" : `+${international.slice(0, maxInternationalDigits)}` };
  }
  const number = international.slice(keepDigits(code).length);
  return (/^00[1-9]/.test(number) ? parseWholePhone : nationalPhone)(number, code, rule);
}

/** Digits, with "+" where its code is not in the list. */
export function parseStoredPhone(stored: string): string {
  const digits = keepDigits(stored).slice(0, maxInternationalDigits);
  return isUnlistedNumber(stored) && digits !== "" ? `+${digits}` : digits;
}

/** At the maximum of the country (docs/requirements.md 5.1). */
export function truncatePhone(phone: string, countryCode: string, rule: PhoneRule): string {
  if (isUnlistedNumber(phone)) return phone;
  return keepDigits(phone).slice(0, phoneBounds(countryCode, rule).max);
}

/** "+919876543210" (docs/requirements.md 7); empty without digits. */
export function joinPhone(countryCode: string, phone: string): string {
  if (isUnlistedNumber(phone)) return phone;
  return phone === "" ? "" : `${countryCode}${phone}`;
}

/** What the field of a phone expects. */
export const phoneReading = { parseWholePhone, truncatePhone, unfinishedCountryCode };

export type PhoneReading = typeof phoneReading;
