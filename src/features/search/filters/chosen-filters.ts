/** The choices of a search in words, each with the criteria without it: for chips and for sentences. */
import type { Choice, NameOf } from "./filter-definition";
import { filters, type SearchCriteria } from "./filter-table";

const inOrder = [...filters].sort((a, b) => a.place - b.place);

/** All choices but the words, the city and the sort order, in the order in which people say them. */
export function chosenFilters(criteria: SearchCriteria, nameOf: NameOf): readonly Choice<SearchCriteria>[] {
  return inOrder.flatMap((filter): readonly Choice<SearchCriteria>[] => filter.choices(criteria, nameOf));
}

/** The same in words alone: "3 BHK", "up to ₹1.50 Cr". */
export function filtersInWords(criteria: SearchCriteria, nameOf: NameOf): readonly string[] {
  return chosenFilters(criteria, nameOf).map(({ value }) => value);
}
