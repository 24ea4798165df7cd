import { fold } from "../../../lib/text";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { filters, type SearchCriteria } from "./filter-table";

/**
 * A test for one set of filters; the words of the search are matched elsewhere. `city` is the city in force
 * (`activeCity`), null for all. A listing must pass every filter that asks for something.
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
