/** The filters of a category page and their form in the address. */
import { activeCity, paramsForLink } from "../address/listed-city";
import { paramsOf } from "../address/query-string";
import { areaFilter } from "../filters/definitions/area-filter";
import { bhkFilter } from "../filters/definitions/bhk-filter";
import { cityParameter } from "../filters/definitions/city-parameter";
import { livingFilters } from "../filters/definitions/living-filters";
import { pageParameter } from "../filters/definitions/page-parameter";
import { oneOrNone } from "../filters/definitions/parameter-texts";
import { tabFilter } from "../filters/definitions/tab-filter";
import { viewParameter, type ViewPart } from "../filters/definitions/view-parameter";
import { wordsParameter } from "../filters/definitions/words-parameter";
import type { SearchParameter } from "../filters/filter-definition";
import { emptyCategoryFilters, type CategoryFilters } from "./category-filters";

/** The type on a category page, whose values are not those of the search. */
const typeParameter: SearchParameter<Pick<CategoryFilters, "type">> = {
  empty: { type: null },
  parse: (params) => ({ type: oneOrNone((params.get("type") ?? "").trim().toLowerCase())[0] ?? null }),
  serialise: ({ type }) => ({ type: oneOrNone(type) }),
};

/** In the order of the address. */
const parameters = [
  wordsParameter,
  tabFilter,
  bhkFilter,
  cityParameter,
  pageParameter,
  typeParameter,
  ...livingFilters,
  areaFilter,
  viewParameter,
] as const;

/** The filters of a category page with the place of the list. */
export interface CategoryAddress extends CategoryFilters, ViewPart {
  /** Name of a city, `ALL_CITIES`, or null for the chosen city. */
  readonly city: string | null;
  /** Reached by "Show more", from 1. */
  readonly page: number;
}

const emptyAddress: CategoryAddress = {
  ...emptyCategoryFilters,
  ...cityParameter.empty,
  ...pageParameter.empty,
  ...viewParameter.empty,
};

/** Reads a category page's address; values that cannot be read are ignored. `cities` are the names of the site's. */
export function parseCategoryAddress(query: string, cities: readonly string[]): CategoryAddress {
  const params = new URLSearchParams(query);
  return parameters.reduce(
    (address, parameter) => ({ ...address, ...parameter.parse(params, cities) }),
    emptyAddress,
  );
}

/** The parameters of a category page; what is not set is left out. */
function serialiseCategoryAddress(address: CategoryAddress): URLSearchParams {
  const values = parameters.map((parameter) => Object.entries(parameter.serialise(address)));
  return paramsOf(Object.fromEntries(values.flat()));
}

/**
 * The parameters of a changed category page, complete for others who open the link. Dubai's page names no city, since
 * it has only one.
 */
export function serialiseCategoryForLink(
  address: CategoryAddress,
  chosenCity: string | null,
  isDubaiPage: boolean,
): URLSearchParams {
  return isDubaiPage
    ? serialiseCategoryAddress({ ...address, city: null })
    : paramsForLink(serialiseCategoryAddress, address, chosenCity);
}

/** Whether a filter is set beyond the city, which is part of the place and not of the search. */
export function hasCategoryFilters({ q, tab, type, ...lists }: CategoryFilters): boolean {
  const { bhk, furnishing, facing, pets, area } = lists;
  return (
    q.trim() !== "" ||
    tab !== null ||
    type !== null ||
    [bhk, furnishing, facing, pets, area].some(({ length }) => length > 0)
  );
}

/** The city whose homes the page lists; null on Dubai's page (docs/decisions/c1-city-filters-lists.md). */
export function cityOfCategoryPage(
  address: Pick<CategoryAddress, "city">,
  chosenCity: string | null,
  isDubaiPage: boolean,
): string | null {
  return isDubaiPage ? null : activeCity(address, chosenCity);
}
