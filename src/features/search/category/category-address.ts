/** The filters of a category page and their form in the address. */
import type { CategoryFilters } from "./category-filters";
import { activeCity, cityToWrite, parseCriteria, serialiseCriteria } from "../filters/criteria";
import { emptyCriteria } from "../filters/filter-table";

/** The filters of a category page with the place of the list. */
export interface CategoryAddress extends CategoryFilters {
  /** Name of a city, `ALL_CITIES`, or null for the visitor's own. */
  readonly city: string | null;
  /** Reached by "Show more", from 1. */
  readonly page: number;
}

/** Reads a category page's address; values that cannot be read are ignored. `cities` are the names of the site's. */
export function parseCategoryAddress(query: string, cities: readonly string[]): CategoryAddress {
  const params = new URLSearchParams(query);
  const { q, city, bhk, page } = parseCriteria(params, cities);
  const type = (params.get("type") ?? "").trim().toLowerCase();
  return { q, city, bhk, type: type === "" ? null : type, page };
}

/** The parameters of a category page; what is not set is left out. */
function serialiseCategoryAddress({ type, ...rest }: CategoryAddress): URLSearchParams {
  const params = serialiseCriteria({ ...emptyCriteria, ...rest });
  if (type !== null) params.append("type", type);
  return params;
}

/**
 * The parameters of a category page that a visitor with this city of their own has changed, whole for whoever gets the
 * link. Dubai's page names no city: it has but one.
 */
export function serialiseCategoryForLink(
  address: CategoryAddress,
  chosenCity: string | null,
  isDubaiPage: boolean,
): URLSearchParams {
  const withoutCity = { ...address, city: null };
  if (isDubaiPage) return serialiseCategoryAddress(withoutCity);
  const isAlone = serialiseCategoryAddress(withoutCity).toString() === "";
  return serialiseCategoryAddress({ ...address, city: cityToWrite(address, chosenCity, isAlone) });
}

/** Whether a filter is set beyond the city, which is part of the place and not of the search. */
export function hasCategoryFilters({ q, type, bhk }: CategoryFilters): boolean {
  return q.trim() !== "" || type !== null || bhk.length > 0;
}

/** The city whose homes the page lists; Dubai's page has none but its own (decision C1). */
export function cityOfCategoryPage(
  address: Pick<CategoryAddress, "city">,
  chosenCity: string | null,
  isDubaiPage: boolean,
): string | null {
  return isDubaiPage ? null : activeCity(address, chosenCity);
}
