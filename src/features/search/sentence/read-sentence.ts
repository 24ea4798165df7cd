import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { inrPerAedOf, type ExchangeRates } from "../../../catalogue/money";
import { oncePer } from "../../../lib/once-per";
import { words } from "../../../lib/text";
import { homesRegisteredAs } from "../engine/registration-match";
import { serialiseCriteria } from "../filters/criteria";
import type { SearchCriteria } from "../filters/filter-table";
import { parseSentence, type SentenceContext } from "./parse-sentence";

const wordsOfType = ({ typeWords, tags }: Pick<CatalogueListing, "typeWords" | "tags">) =>
  [...typeWords, ...tags.map(({ label }) => label)].flatMap(words);

/** Cities and names of a catalogue, memoised. */
const namesOf = oncePer((listings: readonly CatalogueListing[]): Omit<SentenceContext, "inrPerAed"> => {
  const names = listings.flatMap(({ title, projectName, developer }) => [title, projectName, developer]);
  const cities = listings.flatMap(({ city, otherCityNames }) =>
    [city, ...otherCityNames].map((name) => [name, city] as const),
  );
  return {
    cities: [...new Map(cities)],
    typeWords: listings.map((listing) => wordsOfType(listing)),
    names: [...new Set(names)].filter((name) => name !== null),
  };
});

/**
 * The criteria with the filters that their words name, which replace those chosen before, and the other words in `q`;
 * null where the words name no filter, or none but what is chosen. The number of a registration leads to the city of
 * its home.
 */
export function readSentence(
  criteria: SearchCriteria,
  listings: readonly CatalogueListing[],
  rates: ExchangeRates,
): SearchCriteria | null {
  const [registered] = homesRegisteredAs(listings, criteria.q);
  if (registered !== undefined) {
    const isElsewhere = criteria.city !== null && criteria.city !== registered.city;
    return isElsewhere ? { ...criteria, city: registered.city, page: 1 } : null;
  }
  const said = parseSentence(criteria.q, { ...namesOf(listings), inrPerAed: inrPerAedOf(rates) });
  const asked = { ...criteria, ...said };
  if (String(serialiseCriteria(asked)) === String(serialiseCriteria(criteria))) return null;
  const { priceMin, priceMax, ...read } = { ...asked, page: 1 };
  const isContrary = priceMin !== null && priceMax !== null && priceMin > priceMax;
  // Of a minimum above the maximum, the bound that the words do not name is dropped.
  return {
    ...read,
    priceMin: isContrary ? (said.priceMin ?? null) : priceMin,
    priceMax: isContrary ? (said.priceMax ?? null) : priceMax,
  };
}
