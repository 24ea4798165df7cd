import { countries } from "./countries";
import { keepDialled, keepDigits } from "./digits";

/**
 * The start of a country code, such as "+", "+97", "0" or "0097"; empty for anything else. A field keeps it as it is:
 * without the plus sign, what is typed next would be read as a number of the present country.
 */
export function unfinishedCountryCode(raw: string): string {
  const text = keepDialled(raw);
  const begun = /^(?:\+|00)(\d*)$/.exec(text)?.[1];
  const isBegun =
    begun !== undefined &&
    countries.some(({ code }) => code !== `+${begun}` && keepDigits(code).startsWith(begun));
  return isBegun || text === "0" ? text : "";
}
