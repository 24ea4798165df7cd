import { parseCriteria } from "../filters/criteria";
import type { SearchCriteria } from "../filters/filter-table";

/** Reads the hero's search form as its address would be read. A minimum above the maximum is swapped with it. */
export function readSearchForm(form: HTMLFormElement, city: string): SearchCriteria {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") params.append(name, value);
  }
  const criteria = parseCriteria(params, [city]);
  const { priceMin, priceMax } = criteria;
  const isSwapped = priceMin !== null && priceMax !== null && priceMin > priceMax;
  return isSwapped ? { ...criteria, priceMin: priceMax, priceMax: priceMin } : criteria;
}
