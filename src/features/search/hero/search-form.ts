import { countChoices, faultOfBounds, swappedBounds } from "../filters/list-table";
import { filters, type SearchCriteria } from "../filters/filter-table";
import { parseCriteria } from "../filters/criteria";

export const heroFilters = filters
  .flatMap((filter) => (filter.hero === undefined ? [] : [{ filter, ...filter.hero }]))
  .sort((a, b) => a.place - b.place);

/** "Ready To Move, 2 and 3 BHK, up to ₹2.50 Cr"; "No filters chosen" without any. */
export function summariseFilters(criteria: SearchCriteria): string {
  const parts = heroFilters.map(({ summary }) => summary(criteria)).filter((part) => part !== "");
  return parts.length === 0 ? "No filters chosen" : parts.join(", ");
}

export function countHeroFilters(criteria: SearchCriteria): number {
  return countChoices(
    heroFilters.map(({ filter }) => filter),
    criteria,
  );
}

export interface FormReading {
  readonly criteria: SearchCriteria;
  readonly unread: readonly string[];
}

/** Reads amounts as people type them, all else as its address; `inrPerAed` is rupees for one dirham. */
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

/** Swaps a minimum above its maximum with it. */
export function withBoundsInOrder(criteria: SearchCriteria): SearchCriteria {
  return heroFilters.reduce<SearchCriteria>(
    (read, { filter }) =>
      faultOfBounds<SearchCriteria>(filter, read) === null
        ? read
        : { ...read, ...swappedBounds<SearchCriteria>(filter, read) },
    criteria,
  );
}
