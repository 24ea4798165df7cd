import { hasMarkedHomes } from "../../../visitor/wishlist";

/** For module scope: loads what a filtered address needs while the page hydrates; the list retries a failure. */
export function preloadList(load: () => Promise<unknown>): void {
  if (typeof document === "undefined" || document.documentElement.dataset.filtered === undefined) return;
  load().catch(() => undefined);
}

/** Whether the built list cannot be used as it is: a query, a selected city or saved homes. For the browser. */
export function isFilteredUrl(): boolean {
  const { city } = document.documentElement.dataset;
  return location.search !== "" || city !== undefined || hasMarkedHomes();
}
