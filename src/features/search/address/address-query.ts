/** The query of the address as state; the only file that writes history for filters. */
import { useCallback, useSyncExternalStore } from "react";
import type { ParameterValues } from "../filters/filter-definition";
import { ALL_CITIES } from "../filters/definitions/common-parameters";

const listeners = new Set<() => void>();
const lastQueryOf = new Map<string, string>();

/** Milliseconds until a query that the browser has refused is written again. */
const retryMs = 1000;

/** A query that the browser has refused, and the address that it has `instead`; the page goes by the refused one. */
let refused: { readonly query: string; readonly instead: string } | null = null;
let retry: number | undefined;

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("popstate", onChange);
  };
}

const isAt = (path: string) => window.location.pathname.replace(/\/+$/, "") === path;

const queryHere = () => {
  const { pathname, search } = window.location;
  return refused?.instead === pathname + search ? refused.query : search;
};

/** During a navigation the address is already that of the next page: the page keeps its last query. */
function readQuery(path: string): string {
  if (isAt(path)) lastQueryOf.set(path, queryHere());
  return lastQueryOf.get(path) ?? "";
}

/** The query of the page at `path` ("?q=villa", or ""); null on the server and in the first render of the browser. */
export function useAddressQuery(path: string): string | null {
  const read = useCallback(() => readQuery(path), [path]);
  return useSyncExternalStore<string | null>(subscribe, read, () => null);
}

/** Safari refuses more than 100 in some seconds, which a held key reaches: the address then follows later. */
function write(query: string, mode: "push" | "replace"): void {
  window.clearTimeout(retry);
  const { history, location } = window;
  const { pathname, search } = location;
  try {
    if (mode === "push") history.pushState(history.state, "", pathname + query);
    else history.replaceState(history.state, "", pathname + query);
    refused = null;
  } catch {
    const instead = pathname + search;
    refused = { query, instead };
    retry = window.setTimeout(() => {
      if (location.pathname + location.search === instead) write(query, mode);
      else refused = null;
    }, retryMs);
  }
}

/**
 * Puts the parameters into the address of this page: "replace" while typing, "push" for a choice, so that Back takes it
 * back. The entry keeps its state, by which the router finds the scroll position of the page.
 */
export function writeAddressQuery(params: URLSearchParams, mode: "push" | "replace"): void {
  const query = toQueryString(params);
  if (query === queryHere()) return;
  write(query, mode);
  for (const listener of listeners) listener();
}

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

interface WithCity {
  /** Name of a city, `ALL_CITIES`, or null where the address names none. */
  readonly city: string | null;
}

/** The city whose homes are listed: that of the address, else the chosen one; null for every city. */
export function activeCity({ city }: WithCity, chosenCity: string | null): string | null {
  return city === ALL_CITIES ? null : (city ?? chosenCity);
}

/**
 * The parameters of a changed list, complete for others who open the link: where `address` names no city, they name the
 * chosen city, or "all" without one; "all" is left out where it would be the only parameter.
 */
export function paramsForLink<Address extends WithCity>(
  serialise: (address: Address) => URLSearchParams,
  address: Address,
  chosenCity: string | null,
): URLSearchParams {
  const city = address.city ?? chosenCity ?? ALL_CITIES;
  const isAlone = serialise({ ...address, city: null }).toString() === "";
  const isNeedless = isAlone && chosenCity === null && city === ALL_CITIES;
  return serialise({ ...address, city: isNeedless ? null : city });
}

/** Remembers where the visitor is now; the function given back says whether that is still so when an answer has come. */
export function rememberAddress(): () => boolean {
  const { href } = window.location;
  return () => window.location.href === href;
}
