/** The query of the address as state; the only file that writes history for filters. */
import { useCallback, useSyncExternalStore } from "react";
import { toQueryString } from "./query-string";

const listeners = new Set<() => void>();
const lastQueryOf = new Map<string, string>();

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener("popstate", onChange);
  return () => {
    listeners.delete(onChange);
    window.removeEventListener("popstate", onChange);
  };
}

/** During a navigation the address is already that of the next page: the page keeps its last query. */
function readQuery(path: string): string {
  if (window.location.pathname.replace(/\/+$/, "") === path) lastQueryOf.set(path, window.location.search);
  return lastQueryOf.get(path) ?? "";
}

/** The query of the page at `path` ("?q=villa", or ""); null on the server and in the first render of the browser. */
export function useAddressQuery(path: string): string | null {
  const read = useCallback(() => readQuery(path), [path]);
  return useSyncExternalStore<string | null>(subscribe, read, () => null);
}

/**
 * Puts the parameters into the address of this page: "replace" while typing, "push" for a choice, so that Back takes it
 * back. The entry keeps its state, by which the router finds the scroll position of the page.
 */
export function writeAddressQuery(params: URLSearchParams, mode: "push" | "replace"): void {
  const query = toQueryString(params);
  if (query === window.location.search) return;
  const { history, location } = window;
  const address = location.pathname + query;
  if (mode === "push") history.pushState(history.state, "", address);
  else history.replaceState(history.state, "", address);
  for (const listener of listeners) listener();
}
