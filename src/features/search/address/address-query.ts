/** The query of the address as state; the only file that writes history for filters. */
import { useCallback, useSyncExternalStore } from "react";
import { toQueryString } from "./query-string";

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
