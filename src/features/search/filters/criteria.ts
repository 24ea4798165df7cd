import { paramsOf } from "./address-query";
import { countChoices, parseAddress, serialiseAddress } from "./list-table";
import { searchTable, type Filter, type SearchCriteria } from "./filter-table";

export function parseCriteria(params: URLSearchParams, cities: readonly string[]): SearchCriteria {
  return parseAddress(searchTable, params, cities);
}

export function serialiseCriteria(criteria: SearchCriteria): URLSearchParams {
  return serialiseAddress(searchTable, criteria);
}

/** For "Filters (4)"; words, city, sort and page do not count. */
export function countFilters(criteria: SearchCriteria, { filters } = searchTable): number {
  const inPanel = filters.filter(({ panel }) => panel !== undefined);
  return countChoices(inPanel, criteria);
}

export function isChanged(filter: Filter, before: SearchCriteria, after: SearchCriteria): boolean {
  return String(paramsOf(filter.serialise(before))) !== String(paramsOf(filter.serialise(after)));
}
