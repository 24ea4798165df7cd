/** Search over a loaded catalogue, in a chunk that is loaded together with it. */
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { oncePer } from "../../../lib/once-per";
import { oncePerInSteps } from "../../../lib/steps";
import { filters, type SearchCriteria } from "../filters/filter-table";
import { createUnitChoice } from "../filters/unit-match";
import type { ExchangeRates } from "../../../catalogue/money";
import { countFacets } from "./count-facets";
import { createWordlessIndex, hasWords, textIndexSteps } from "./rank-listings";
import { searchListings } from "./search-listings";
import { unitLabels } from "./unit-label";

const noLabels: ReadonlyMap<number, string> = new Map();

/** The index of all words takes time to make, and only a search with words needs it. */
const textIndex = oncePerInSteps(textIndexSteps);
const wordlessIndexOf = oncePer(createWordlessIndex);

/** The functions of the chunk. */
export const searchEngine = {
  /** Every listing that matches the criteria, in order. The first search with words takes long in a large catalogue. */
  search: (listings: readonly CatalogueListing[], criteria: SearchCriteria, chosenCity: string | null) =>
    searchListings(
      hasWords(criteria.q) ? textIndex.get(listings) : wordlessIndexOf(listings),
      criteria,
      chosenCity,
    ),
  /** Whether a search for this text takes no longer than any; else `prepare` makes it so. */
  isPrepared: (listings: readonly CatalogueListing[], q: string) =>
    !hasWords(q) || textIndex.isReady(listings),
  /** Prepares searches with words while the page goes on answering its visitor. */
  prepare: textIndex.prepare,
  /** What each of these results says of the unit that answers the search, by its id. */
  unitLabels: (listings: readonly CatalogueListing[], criteria: SearchCriteria, rates: ExchangeRates) => {
    const unitOf = createUnitChoice<SearchCriteria>(filters, criteria);
    return unitOf === null ? noLabels : unitLabels(listings, unitOf, rates);
  },
  countFacets,
};
