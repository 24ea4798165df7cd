import { paramsForLink, paramsOf } from "./address-query";
import { choicesOf, countChoices, parseAddress, serialiseAddress, type ListFilter } from "./list-table";
import { filters, searchTable, type Filter, type SearchCriteria } from "./filter-table";
import type { Choice, NameOf } from "./filter-definition";

/** Ignores values that cannot be read. */
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

/** Whether anything narrows the list beyond words and city. */
export function hasFilters(criteria: SearchCriteria): boolean {
  return countChoices(filters, criteria) > 0;
}

export function isChanged(filter: Filter, before: SearchCriteria, after: SearchCriteria): boolean {
  return String(paramsOf(filter.serialise(before))) !== String(paramsOf(filter.serialise(after)));
}

/** Without words, city and order; as people would say them: "3 BHK, up to ₹1.50 Cr". */
export function chosenFilters(criteria: SearchCriteria, nameOf: NameOf): readonly Choice<SearchCriteria>[] {
  return choicesOf(searchTable, criteria, nameOf);
}

/** "3 BHK", "up to ₹1.50 Cr". */
export function filtersInWords(criteria: SearchCriteria, nameOf: NameOf): readonly string[] {
  return chosenFilters(criteria, nameOf).map(({ value }) => value);
}
