import type { SearchListing } from "../../../catalogue/listing-index";
import { emptyCriteria } from "../filters/filter-table";
import { readSentence, type ExchangeRates } from "./read-sentence";
import { readingInWords } from "./reading-in-words";
import type { Suggestion } from "../engine/suggest";

/**
 * What a sentence would be searched as, "3 BHK, up to ₹1.50 Cr, “Whitefield”", so that a visitor sees it before asking;
 * null where it says no more than a name, a place or a type, which have suggestions of their own.
 */
export function suggestReading(
  typed: string,
  listings: readonly SearchListing[],
  rates: ExchangeRates,
): Suggestion | null {
  const read = readSentence({ ...emptyCriteria, q: typed.trim() }, listings, rates);
  if (read === null) return null;
  const { bhk, construction, priceMin, priceMax, tab, type, city } = read;
  const isSentence =
    bhk.length + construction.length > 0 ||
    priceMin !== null ||
    priceMax !== null ||
    tab !== null ||
    (type !== null && city !== null);
  if (!isSentence) return null;
  return {
    label: readingInWords(read),
    detail: "Your words as filters",
    city: null,
    target: { kind: "sentence" },
    match: null,
  };
}
