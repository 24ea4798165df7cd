import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { inrPerAedOf, type ExchangeRates } from "../../../catalogue/money";
import { oncePer } from "../../../lib/once-per";
import type { SearchCriteria } from "../filters/filter-table";
import { parseSentence, type SentenceContext } from "./parse-sentence";

/** Cities and names of a catalogue, memoised. */
const namesOf = oncePer((listings: readonly CatalogueListing[]): Omit<SentenceContext, "inrPerAed"> => {
  const names = listings.flatMap(({ title, projectName, developer }) => [title, projectName, developer]);
  return {
    cities: [...new Set(listings.map(({ city }) => city))],
    names: [...new Set(names)].filter((name) => name !== null),
  };
});

/**
 * The criteria with the filters that their words name, which replace those chosen before, and the other words in `q`;
 * null where the words name no filter.
 */
export function readSentence(
  criteria: SearchCriteria,
  listings: readonly CatalogueListing[],
  rates: ExchangeRates,
): SearchCriteria | null {
  const said = parseSentence(criteria.q, { ...namesOf(listings), inrPerAed: inrPerAedOf(rates) });
  if (said.q === criteria.q) return null;
  const { priceMin, priceMax, ...read } = { ...criteria, ...said, page: 1 };
  const isContrary = priceMin !== null && priceMax !== null && priceMin > priceMax;
  // Of a minimum above the maximum, the bound that the words do not name is dropped.
  return {
    ...read,
    priceMin: isContrary ? (said.priceMin ?? null) : priceMin,
    priceMax: isContrary ? (said.priceMax ?? null) : priceMax,
  };
}
