import { chosenFilters } from "../filters/chosen-filters";
import type { NameOf } from "../filters/filter-definition";
import type { SearchCriteria } from "../filters/filter-table";

/** A search in words: "3 BHK, up to ₹1.50 Cr, “Whitefield”, in Goa"; `city` is the city listed, null for all. */
export function searchInWords(criteria: SearchCriteria, city: string | null, nameOf: NameOf): string {
  return [
    ...chosenFilters(criteria, nameOf).map(({ value }) => value),
    ...(criteria.q.trim() === "" ? [] : [`“${criteria.q.trim()}”`]),
    ...(city === null ? [] : [`in ${city}`]),
  ].join(", ");
}
