import { fold } from "../../../lib/text";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { filters, type SearchCriteria } from "./filter-table";

/**
 * Test for listings that all filters of the criteria and the city must pass; the words are matched by `rankListings`.
 * `city` is the active city (`activeCity`), null for all.
 */
export function createListingFilter(
  criteria: SearchCriteria,
  city: string | null,
): (listing: CatalogueListing) => boolean {
  const wantedCity = city === null ? null : fold(city.trim());
  const tests = filters.flatMap((filter) => filter.accepts(criteria) ?? []);
  return (listing) =>
    (wantedCity === null || fold(listing.city) === wantedCity) && tests.every((accepts) => accepts(listing));
}
