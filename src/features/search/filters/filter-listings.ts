/** The filters of specification 5.4, all but the words of the text search. */
import { hasBedrooms } from "../../../catalogue/bedrooms";
import { fold } from "../../../lib/text";
import { kindOfTypeOption } from "../../../catalogue/taxonomy";
import type { SearchCriteria } from "./criteria";
import type { SearchListing } from "../../../catalogue/listing-index";

type Filters = Omit<SearchCriteria, "q" | "highlight" | "sort" | "page">;
type Filterable = Pick<
  SearchListing,
  "bedrooms" | "categories" | "city" | "construction" | "facilities" | "kinds" | "priceInr"
>;

/** Whether a listing is let rather than sold: its categories include rental (specification 2.7). */
function isRental(listing: Pick<SearchListing, "categories">): boolean {
  return listing.categories.includes("rental");
}

/** A null price is left out as soon as a bound is set (decision A6). */
function isInPriceRange(priceInr: number | null, min: number | null, max: number | null): boolean {
  if (min === null && max === null) return true;
  return priceInr !== null && priceInr >= (min ?? 0) && priceInr <= (max ?? Number.POSITIVE_INFINITY);
}

/**
 * A test for one set of filters. `city` is the city in force (`activeCity`), null for all. Several bedroom or
 * construction choices are alternatives; features must all be present. Buy and Sale leave rentals out, Rent keeps
 * only them.
 */
export function createListingFilter(filters: Filters, city: string | null): (listing: Filterable) => boolean {
  const kind = filters.type === null ? null : kindOfTypeOption(filters.type);
  const wantedCity = city === null ? null : fold(city.trim());
  const { tab, construction, bhk, priceMin, priceMax, features } = filters;
  return (listing) =>
    (wantedCity === null || fold(listing.city) === wantedCity) &&
    (kind === null || listing.kinds.includes(kind)) &&
    (tab === null || isRental(listing) === (tab === "rent")) &&
    (construction.length === 0 || construction.some((status) => listing.construction.includes(status))) &&
    hasBedrooms(listing.bedrooms, bhk) &&
    isInPriceRange(listing.priceInr, priceMin, priceMax) &&
    features.every((slug) => listing.facilities.some((facility) => facility.slug === slug));
}
