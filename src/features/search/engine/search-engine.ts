/** Search over a loaded catalogue: code that the results page loads together with it, after the first paint. */
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { oncePer } from "../../../lib/once-per";
import type { SearchCriteria } from "../filters/filter-table";
import { countFacets } from "../filters/facets";
import { createTextIndex, createWordlessIndex, hasWords } from "./rank-listings";
import { searchListings } from "./search-listings";

/** Made once for the visit: the index of all words takes its time, and only a search for words needs it. */
const textIndexOf = oncePer(createTextIndex);
const wordlessIndexOf = oncePer(createWordlessIndex);

/** What the results page asks of a loaded catalogue. */
export const searchEngine = {
  /** Every listing that answers the criteria, in order; `chosenCity` is the visitor's own. */
  search: (listings: readonly CatalogueListing[], criteria: SearchCriteria, chosenCity: string | null) =>
    searchListings(
      hasWords(criteria.q) ? textIndexOf(listings) : wordlessIndexOf(listings),
      criteria,
      chosenCity,
    ),
  countFacets,
};
