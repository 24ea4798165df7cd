/** The filters of the hero's popover, and a summary of their choices. */
import { countChoices } from "../filters/list-table";
import { filters, type SearchCriteria } from "../filters/filter-table";

/** In the order in which the popover shows them. */
export const heroFilters = filters
  .flatMap((filter) => (filter.hero === undefined ? [] : [{ filter, ...filter.hero }]))
  .sort((a, b) => a.place - b.place);

/** "Ready To Move, 2 and 3 BHK, up to ₹2.50 Cr"; "No filters chosen" when there are none. */
export function summariseFilters(criteria: SearchCriteria): string {
  const parts = heroFilters.map(({ summary }) => summary(criteria)).filter((part) => part !== "");
  return parts.length === 0 ? "No filters chosen" : parts.join(", ");
}

/** Number on the Filters button: the choices in the popover. */
export function countHeroFilters(criteria: SearchCriteria): number {
  return countChoices(
    heroFilters.map(({ filter }) => filter),
    criteria,
  );
}
