/** A sentence typed into a search box, read into the filters of a search: visitors need not know where each filter is. */
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { oncePer } from "../../../lib/once-per";
import type { SearchCriteria } from "../filters/filter-table";
import { parseSentence, type SentenceContext } from "./parse-sentence";

/** Rates of data/site.json: rupees for one unit of a currency. */
export type ExchangeRates = readonly { readonly currency: string; readonly inr: number }[];

/** Cities and names of a catalogue, gathered once for the visit. */
const namesOf = oncePer((listings: readonly CatalogueListing[]): Omit<SentenceContext, "inrPerAed"> => {
  const names = listings.flatMap(({ title, projectName, developer }) => [title, projectName, developer]);
  return {
    cities: [...new Set(listings.map(({ city }) => city))],
    names: [...new Set(names)].filter((name) => name !== null),
  };
});

/**
 * The criteria with what their words say in the place of what was chosen before, and only the other words left in `q`;
 * null where the words are nothing but words.
 */
export function readSentence(
  criteria: SearchCriteria,
  listings: readonly CatalogueListing[],
  rates: ExchangeRates,
): SearchCriteria | null {
  const inrPerAed = rates.find(({ currency }) => currency === "AED")?.inr ?? null;
  const said = parseSentence(criteria.q, { ...namesOf(listings), inrPerAed });
  if (said.q === criteria.q) return null;
  const { priceMin, priceMax, ...read } = { ...criteria, ...said, page: 1 };
  const isContrary = priceMin !== null && priceMax !== null && priceMin > priceMax;
  // A bound that was set before gives way to the one that has just been typed.
  return {
    ...read,
    priceMin: isContrary ? (said.priceMin ?? null) : priceMin,
    priceMax: isContrary ? (said.priceMax ?? null) : priceMax,
  };
}
