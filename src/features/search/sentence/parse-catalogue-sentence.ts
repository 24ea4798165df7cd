import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import { inrPer, type ExchangeRates } from "../../../catalogue/money";
import { memoize } from "../../../lib/memoize";
import { words } from "../../../lib/text";
import { homesRegisteredAs } from "../engine/registration-match";
import {
  parseCriteria,
  serialiseCriteria,
  emptyCriteria,
  filters,
  searchTable,
  type SearchCriteria,
} from "../filters/filter-table";
import { boundsIssue, searchInWords } from "../filters/list-table";
import { parseSentence, sentenceNames, type SentenceContext } from "./parse-sentence";

const namesOf = memoize((listings: readonly CatalogueListing[]): Omit<SentenceContext, "inrPerAed"> => {
  const names = new Set<string>();
  const cities = new Map<string, string>();
  const facilities = new Map<string, Facility>();
  const types = new Set<string>();
  for (const listing of listings) {
    const { title, projectName, developer, city } = listing;
    for (const facility of listing.facilities) facilities.set(facility.slug, facility);
    for (const name of [title, projectName, developer]) if (name !== null) names.add(name);
    for (const name of [city, ...listing.otherCityNames]) cities.set(name, city);
    types.add([...listing.typeWords, ...listing.tags.map(({ label }) => label)].join(" "));
  }
  return {
    cities: [...cities],
    typeWords: [...types].map(words),
    facilities: [...facilities.values()],
    names: sentenceNames(names),
  };
});

/** Named filters replace chosen ones; null where nothing changes. A registration number leads to its home's city. */
export function parseCatalogueSentence(
  criteria: SearchCriteria,
  listings: readonly CatalogueListing[],
  rates: ExchangeRates,
): SearchCriteria | null {
  const [registered] = homesRegisteredAs(listings, criteria.q);
  if (registered !== undefined) {
    const isElsewhere = criteria.city !== null && criteria.city !== registered.city;
    return isElsewhere ? { ...criteria, city: registered.city, page: 1 } : null;
  }
  const inrPerAed = inrPer("AED", rates);
  const parsed = parseSentence(criteria.q, { ...namesOf(listings), inrPerAed }, criteria);
  const combined = { ...criteria, ...parsed };
  if (String(serialiseCriteria(combined)) === String(serialiseCriteria(criteria))) return null;
  const ofWords = serialiseCriteria({ ...emptyCriteria, ...parsed });
  // Of a minimum above the maximum, the bound that the words do not name is dropped.
  return filters.reduce<SearchCriteria>(
    (read, filter) =>
      boundsIssue<SearchCriteria>(filter, read) === null ? read : { ...read, ...filter.parse(ofWords, []) },
    { ...combined, page: 1 },
  );
}

/** What `read` has beyond `before`: "3 BHK, up to ₹1.50 Cr, “Whitefield”". */
export function readingInWords(read: SearchCriteria, before: SearchCriteria = emptyCriteria): string {
  const known = serialiseCriteria(before);
  const news = new URLSearchParams(
    [...serialiseCriteria(read)].filter(([key, text]) => known.get(key) !== text),
  );
  return searchInWords(
    searchTable,
    { ...parseCriteria(news, []), q: read.q },
    (_, value) => value,
    read.city === before.city ? null : read.city,
  );
}
