import { activeCity } from "../address/listed-city";
import { filters, type SearchCriteria } from "../filters/filter-table";
import { createUnitChoice } from "../filters/unit-match";
import { createListingFilter } from "../filters/filter-listings";
import { withHighlightFirst } from "./highlight";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { rankListings } from "./rank-listings";
import type { TextIndex } from "./rank-listings";
import { sortListings } from "./sort-listings";

/**
 * Every listing that matches the criteria, in order, the highlighted one on top (docs/requirements.md 2.6 and 5.4). A
 * city in the criteria takes precedence over `chosenCity` (docs/decisions/c1-city-filters-lists.md).
 */
export function searchListings(
  index: TextIndex,
  criteria: SearchCriteria,
  chosenCity: string | null,
): readonly CatalogueListing[] {
  const accepts = createListingFilter(criteria, activeCity(criteria, chosenCity));
  const ranked = rankListings(index, criteria.q, accepts);
  return withHighlightFirst(
    sortListings(ranked, criteria.sort, createUnitChoice<SearchCriteria>(filters, criteria)),
    criteria.highlight,
  );
}
