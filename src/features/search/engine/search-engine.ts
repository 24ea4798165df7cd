/** Search over a loaded catalogue, in a chunk that is loaded together with it. */
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { oncePer } from "../../../lib/once-per";
import { filters, type SearchCriteria } from "../filters/filter-table";
import { createUnitChoice } from "../filters/unit-match";
import type { ExchangeRates } from "../../../catalogue/money";
import { countFacets } from "../filters/facets";
import { createTextIndex, createWordlessIndex, hasWords } from "./rank-listings";
import { searchListings } from "./search-listings";
import { unitLabels } from "./unit-label";

const noLabels: ReadonlyMap<number, string> = new Map();

/** The index of all words takes time to make, and only a search with words needs it. */
const textIndexOf = oncePer(createTextIndex);
const wordlessIndexOf = oncePer(createWordlessIndex);

/** The functions of the chunk. */
export const searchEngine = {
  /** Every listing that matches the criteria, in order. The first search with words takes long in a large catalogue. */
  search: (listings: readonly CatalogueListing[], criteria: SearchCriteria, chosenCity: string | null) =>
    searchListings(
      hasWords(criteria.q) ? textIndexOf(listings) : wordlessIndexOf(listings),
      criteria,
      chosenCity,
    ),
  /** What each of these results says of the unit that answers the search, by its id. */
  unitLabels: (listings: readonly CatalogueListing[], criteria: SearchCriteria, rates: ExchangeRates) => {
    const unitOf = createUnitChoice<SearchCriteria>(filters, criteria);
    return unitOf === null ? noLabels : unitLabels(listings, unitOf, rates);
  },
  countFacets,
};
