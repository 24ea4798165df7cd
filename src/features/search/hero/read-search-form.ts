import { parseCriteria } from "../filters/criteria";
import type { SearchCriteria } from "../filters/filter-table";
import { heroFilters } from "./filters-summary";

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
    for (const { key } of control.bounds) {
      const value = control.read(params.get(key) ?? "", chosen, inrPerAed);
      if (value === null) unread.push(key);
      params.set(key, value ?? "");
    }
  }
  return { criteria: parseCriteria(params, [city]), unread };
}

/** The criteria with a minimum above the maximum swapped with it. */
export function withBoundsInOrder(criteria: SearchCriteria): SearchCriteria {
  const { priceMin, priceMax } = criteria;
  const isContrary = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return isContrary ? { ...criteria, priceMin: priceMax, priceMax: priceMin } : criteria;
}
