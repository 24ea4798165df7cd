/** The text of an address's query. */
import type { ParameterValues } from "../filters/filter-definition";

/** Values as address parameters; a key without values is left out. */
export function paramsOf(values: ParameterValues): URLSearchParams {
  const written = Object.entries(values).filter(([, entries]) => entries.length > 0);
  return new URLSearchParams(written.map(([key, entries]) => [key, entries.join()]));
}

/** The query part of an address, "?" included and commas left readable; empty where nothing is set. */
export function toQueryString(params: URLSearchParams): string {
  const query = params.toString().replaceAll("%2C", ",");
  return query === "" ? "" : `?${query}`;
}
