/** Search over a loaded catalogue: code that the results page loads together with it, after the first paint. */
import type { SearchListing } from "../../lib/listing-index";
import type { SearchCriteria } from "./criteria";
import { countFeatures } from "./facets";
import { createTextIndex, type TextIndex } from "./rank-listings";
import { searchListings } from "./search-listings";

const textIndexes = new WeakMap<readonly SearchListing[], TextIndex>();

/** The text index of a catalogue, made once for the visit. */
function textIndexOf(listings: readonly SearchListing[]): TextIndex {
  const known = textIndexes.get(listings);
  if (known) return known;
  const made = createTextIndex(listings);
  textIndexes.set(listings, made);
  return made;
}

export const searchEngine = {
  /** Every listing that answers the criteria, in order; `chosenCity` is the visitor's own. */
  search: (listings: readonly SearchListing[], criteria: SearchCriteria, chosenCity: string | null) =>
    searchListings(textIndexOf(listings), criteria, chosenCity),
  countFeatures,
};
