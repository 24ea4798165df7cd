/** The criteria of a search, and their form in the address. */
import { paramsForLink } from "../address/listed-city";
import { paramsOf } from "../address/query-string";
import { emptyCriteria, filters, searchParameters, type Filter, type SearchCriteria } from "./filter-table";

/**
 * Reads the criteria of an address. A value that cannot be read is ignored and the rest kept. `cities` are the names of
 * the site's cities; others count as unreadable.
 */
export function parseCriteria(params: URLSearchParams, cities: readonly string[]): SearchCriteria {
  return searchParameters.reduce<SearchCriteria>(
    (criteria, parameter) => ({ ...criteria, ...parameter.parse(params, cities) }),
    emptyCriteria,
  );
}

/** Criteria as address parameters, in the order of the table; without values that are not set or the default. */
export function serialiseCriteria(criteria: SearchCriteria): URLSearchParams {
  const values = searchParameters.map((parameter) => Object.entries(parameter.serialise(criteria)));
  return paramsOf(Object.fromEntries(values.flat()));
}

/** The parameters of a changed search, complete for others who open the link. */
export function serialiseForLink(criteria: SearchCriteria, chosenCity: string | null): URLSearchParams {
  return paramsForLink(serialiseCriteria, criteria, chosenCity);
}

/** How many choices of these filters are made; each bound of a price counts one. */
export function countChoices(among: readonly Filter[], criteria: SearchCriteria): number {
  return among.flatMap((filter) => Object.values(filter.serialise(criteria)).flat()).length;
}

/** How many filters of the panel are set, for "Filters (4)"; words, city, sort and page do not count. */
export function countFilters(criteria: SearchCriteria): number {
  return countChoices(
    filters.filter(({ panel }) => panel !== undefined),
    criteria,
  );
}

/** Whether anything narrows the list beyond words and city. */
export function hasFilters(criteria: SearchCriteria): boolean {
  return countChoices(filters, criteria) > 0;
}

/** The filter's part of the criteria with other values, as in the address, for one of its keys. */
export function withValues(
  filter: Filter,
  criteria: SearchCriteria,
  key: string,
  values: readonly string[],
): Partial<SearchCriteria> {
  return filter.parse(paramsOf({ ...filter.serialise(criteria), [key]: values }), []);
}

/** Whether the filter's part of the criteria differs between two searches. */
export function isChanged(filter: Filter, before: SearchCriteria, after: SearchCriteria): boolean {
  return String(paramsOf(filter.serialise(before))) !== String(paramsOf(filter.serialise(after)));
}
