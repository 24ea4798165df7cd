import { fold } from "../../../lib/text";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { filters, type SearchCriteria } from "./filter-table";
import { createFilterTest } from "./unit-match";

/**
 * Test for listings that all filters of the criteria and the city must pass; the words are matched by `rankListings`.
 * `city` is the active city (`activeCity`), null for all.
 */
export function createListingFilter(
  criteria: SearchCriteria,
  city: string | null,
): (listing: CatalogueListing) => boolean {
  const wantedCity = city === null ? null : fold(city.trim());
  const accepts = createFilterTest<SearchCriteria>(filters, criteria);
  return (listing) => (wantedCity === null || fold(listing.city) === wantedCity) && accepts(listing);
}
