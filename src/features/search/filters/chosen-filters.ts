/** The choices of a search in words, each with the criteria without it: for chips and for sentences. */
import type { Choice, NameOf } from "./filter-definition";
import { choicesOf } from "./list-table";
import { searchTable, type SearchCriteria } from "./filter-table";

/** All choices of a search but the words, the city and the sort order, in the order in which people say them. */
export function chosenFilters(criteria: SearchCriteria, nameOf: NameOf): readonly Choice<SearchCriteria>[] {
  return choicesOf(searchTable, criteria, nameOf);
}

/** The same in words alone: "3 BHK", "up to ₹1.50 Cr". */
export function filtersInWords(criteria: SearchCriteria, nameOf: NameOf): readonly string[] {
  return chosenFilters(criteria, nameOf).map(({ value }) => value);
}
