import { paramsForLink, paramsOf } from "./address-query";
import { countChoices, parseAddress, serialiseAddress, type ListFilter } from "./list-table";
import { filters, searchTable, type Filter, type SearchCriteria } from "./filter-table";

export function parseCriteria(params: URLSearchParams, cities: readonly string[]): SearchCriteria {
  return parseAddress(searchTable, params, cities);
}

export function serialiseCriteria(criteria: SearchCriteria): URLSearchParams {
  return serialiseAddress(searchTable, criteria);
}

/** Complete for others who open the link: see `paramsForLink`. */
export function serialiseForLink(criteria: SearchCriteria, selectedCity: string | null): URLSearchParams {
  return paramsForLink(serialiseCriteria, criteria, selectedCity);
}

/** For "Filters (4)"; words, city, sort and page do not count. */
export function countFilters(
  criteria: SearchCriteria,
  among: readonly ListFilter<SearchCriteria>[] = filters,
): number {
  return countChoices(
    among.filter(({ panel }) => panel !== undefined),
    criteria,
  );
}

export function isChanged(filter: Filter, before: SearchCriteria, after: SearchCriteria): boolean {
  return String(paramsOf(filter.serialise(before))) !== String(paramsOf(filter.serialise(after)));
}
