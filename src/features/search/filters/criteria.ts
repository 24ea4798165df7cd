/** The criteria of a search, and their form in the address. */
import { paramsForLink, paramsOf } from "../address/address-query";
import { choicesOf, countChoices, parseAddress, serialiseAddress, type ListFilter } from "./list-table";
import { filters, searchTable, type Filter, type SearchCriteria } from "./filter-table";
import type { Choice, NameOf } from "./filter-definition";

/** The criteria of the address of a search. */
export function parseCriteria(params: URLSearchParams, cities: readonly string[]): SearchCriteria {
  return parseAddress(searchTable, params, cities);
}

/** The criteria of a search as parameters of its address. */
export function serialiseCriteria(criteria: SearchCriteria): URLSearchParams {
  return serialiseAddress(searchTable, criteria);
}

/** The parameters of a changed search, complete for others who open the link. */
export function serialiseForLink(criteria: SearchCriteria, chosenCity: string | null): URLSearchParams {
  return paramsForLink(serialiseCriteria, criteria, chosenCity);
}

/** How many of a list's filters of the panel are set, for "Filters (4)"; words, city, sort and page do not count. */
export function countFilters(
  criteria: SearchCriteria,
  among: readonly ListFilter<SearchCriteria>[] = filters,
): number {
  return countChoices(
    among.filter(({ panel }) => panel !== undefined),
    criteria,
  );
}

/** Whether anything narrows the list beyond words and city. */
export function hasFilters(criteria: SearchCriteria): boolean {
  return countChoices(filters, criteria) > 0;
}

/** Whether the filter's part of the criteria differs between two searches. */
export function isChanged(filter: Filter, before: SearchCriteria, after: SearchCriteria): boolean {
  return String(paramsOf(filter.serialise(before))) !== String(paramsOf(filter.serialise(after)));
}

/** All choices of a search but the words, the city and the sort order, in the order in which people say them. */
export function chosenFilters(criteria: SearchCriteria, nameOf: NameOf): readonly Choice<SearchCriteria>[] {
  return choicesOf(searchTable, criteria, nameOf);
}

/** The same in words alone: "3 BHK", "up to ₹1.50 Cr". */
export function filtersInWords(criteria: SearchCriteria, nameOf: NameOf): readonly string[] {
  return chosenFilters(criteria, nameOf).map(({ value }) => value);
}
