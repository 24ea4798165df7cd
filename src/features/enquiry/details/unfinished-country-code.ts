import { countries } from "./countries";
import { keepDialled, keepDigits } from "./digits";

/**
 * The start of a country code that the next key may complete, as "+", "+97", "0" or "0097"; empty for anything else. A
 * field keeps it as it is: without its plus sign, what is typed after it would be read as a number of this country.
 */
export function unfinishedCountryCode(raw: string): string {
  const text = keepDialled(raw);
  const begun = /^(?:\+|00)(\d*)$/.exec(text)?.[1];
  const isBegun =
    begun !== undefined &&
    countries.some(({ code }) => code !== `+${begun}` && keepDigits(code).startsWith(begun));
  return isBegun || text === "0" ? text : "";
}
