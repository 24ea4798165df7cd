import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { countChoices } from "../filters/criteria";
import { emptyCriteria, filtersBeyondWords } from "../filters/filter-table";
import type { ExchangeRates } from "../../../catalogue/money";
import { readSentence } from "./read-sentence";
import { readingInWords } from "./reading-in-words";
import type { Suggestion } from "../engine/suggest";

/**
 * Suggestion that says how a sentence would be read, "3 BHK, up to ₹1.50 Cr, “Whitefield”"; null where it is only a
 * city or a type, which have suggestions of their own.
 */
export function suggestReading(
  typed: string,
  listings: readonly CatalogueListing[],
  rates: ExchangeRates,
): Suggestion | null {
  const read = readSentence({ ...emptyCriteria, q: typed.trim() }, listings, rates);
  if (read === null) return null;
  const said = [read.type !== null, read.city !== null, read.q !== ""].filter(Boolean);
  const isNameAlone = countChoices(filtersBeyondWords, read) === 0 && said.length < 2 && read.q === "";
  if (isNameAlone) return null;
  return {
    label: readingInWords(read),
    detail: "Your words as filters",
    city: null,
    target: { kind: "sentence" },
    match: null,
  };
}
