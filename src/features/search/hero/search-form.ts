/** The fields of the hero: their filters, what they say, and that in words. */
import { countChoices, faultOfBounds, swappedBounds } from "../filters/list-table";
import { filters, type SearchCriteria } from "../filters/filter-table";
import { parseCriteria } from "../filters/criteria";

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

/** What the fields of the hero's search form say. */
export interface FormReading {
  readonly criteria: SearchCriteria;
  /** Names of the fields whose text cannot be read; they ask for nothing. */
  readonly unread: readonly string[];
}

/** Reads the hero's search form: amounts as people type them, all else as its address would be read. */
export function readSearchForm(form: HTMLFormElement, city: string, inrPerAed: number | null): FormReading {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") params.append(name, value);
  }
  const chosen = parseCriteria(params, [city]);
  const unread: string[] = [];
  for (const { control } of heroFilters) {
    if (control.kind !== "range") continue;
    for (const { key, bound } of control.bounds) {
      const value = control.read(params.get(key) ?? "", bound, chosen, inrPerAed);
      if (value === null) unread.push(key);
      params.set(key, value ?? "");
    }
  }
  return { criteria: parseCriteria(params, [city]), unread };
}

/** The criteria with a minimum above the maximum swapped with it. */
export function withBoundsInOrder(criteria: SearchCriteria): SearchCriteria {
  return heroFilters.reduce<SearchCriteria>(
    (read, { filter }) =>
      faultOfBounds<SearchCriteria>(filter, read) === null
        ? read
        : { ...read, ...swappedBounds<SearchCriteria>(filter, read) },
    criteria,
  );
}
