import { markListCity } from "../../../visitor/selected-city";
import { hasMarkedHomes } from "../../../visitor/wishlist";
import { useBeforePaint } from "../../../ui/hooks";

/** Shows the list in place of the waiting text once it is the one that the address asks for, or cannot be had. */
export function usePreloadedList(isAnswered: boolean): void {
  useBeforePaint(() => {
    if (isAnswered) delete document.documentElement.dataset.filtered;
  }, [isAnswered]);
}

/** Keeps the pre-paint script's mark, which hides cards of other cities, up to date; `city` null for all. */
export function useListCity({ isHydrated, city }: { isHydrated: boolean; city: string | null }): void {
  useBeforePaint(() => {
    if (isHydrated) markListCity(city);
  }, [isHydrated, city]);
}

/** For module scope: loads what a filtered address needs while the page hydrates; the list retries a failure. */
export function preloadList(load: () => Promise<unknown>): void {
  if (typeof document === "undefined" || document.documentElement.dataset.filtered === undefined) return;
  load().catch(() => undefined);
}

/** Whether the built list cannot be used as it is: a query, a chosen city or saved homes. For the browser. */
export function isFilteredUrl(): boolean {
  const { city } = document.documentElement.dataset;
  return location.search !== "" || city !== undefined || hasMarkedHomes();
}
