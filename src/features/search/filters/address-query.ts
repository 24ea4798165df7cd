/** The query of the address as state; the only file that writes history for filters. */
import { useCallback, useSyncExternalStore } from "react";
import type { ParameterValues } from "./filter-definition";
import { ALL_CITIES } from "./definitions/common-parameters";

const listeners = new Set<() => void>();
const lastQueryOf = new Map<string, string>();

const retryMs = 1000;

/** A query that the browser refused to write, and the address it kept `instead`; the page shows the refused one. */
let refused: { readonly query: string; readonly instead: string } | null = null;
let retry: number | undefined;

/** The query that a control of any list wrote last; null once Back or Forward was used where one is shown. */
let written: string | null = null;

function subscribe(onChange: () => void): () => void {
  const onHistory = () => {
    written = null;
    onChange();
  };
  listeners.add(onChange);
  window.addEventListener("popstate", onHistory);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("popstate", onHistory);
  };
}

const isAt = (path: string) => window.location.pathname.replace(/\/+$/, "") === path;

const queryHere = () => {
  const { pathname, search } = window.location;
  return refused?.instead === pathname + search ? refused.query : search;
};

/** During a navigation the address is already the next page's: this page keeps its last query. */
function readQuery(path: string): string {
  if (isAt(path)) lastQueryOf.set(path, queryHere());
  return lastQueryOf.get(path) ?? "";
}

/** The query of the page at `path` ("?q=villa", or ""); null on the server and in the first render. */
export function useAddressQuery(path: string): string | null {
  const read = useCallback(() => readQuery(path), [path]);
  return useSyncExternalStore<string | null>(subscribe, read, () => null);
}

/** Whether a control wrote this query last. */
export function useIsQueryWritten(query: string | null): boolean {
  const isWritten = () => written === query;
  return useSyncExternalStore(subscribe, isWritten, isWritten);
}

/** Safari throws after 100 history writes in some seconds, as by a held key: the address is then written later. */
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

/** Writes the address: "replace" while typing, "push" for a choice; keeps the entry's state for the router. */
export function writeAddressQuery(params: URLSearchParams, mode: "push" | "replace"): void {
  const query = toQueryString(params);
  if (query === queryHere()) return;
  written = query;
  write(query, mode);
  for (const listener of listeners) listener();
}

/** Leaves out keys without values. */
export function paramsOf(values: ParameterValues): URLSearchParams {
  const written = Object.entries(values).filter(([, entries]) => entries.length > 0);
  return new URLSearchParams(written.map(([key, entries]) => [key, entries.join()]));
}

/** With "?", and commas readable; empty where nothing is set. */
export function toQueryString(params: URLSearchParams): string {
  const query = params.toString().replaceAll("%2C", ",");
  return query === "" ? "" : `?${query}`;
}

/** The city whose homes are listed: the address's, else the selected one; null for every city. */
export function listCity(
  { city }: { readonly city: string | null },
  selectedCity: string | null,
): string | null {
  return city === ALL_CITIES ? null : (city ?? selectedCity);
}
