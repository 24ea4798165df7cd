/** The list that an address asks for, from the first paint until it is there. */
import { markListedCity } from "../../../visitor/chosen-city";
import { hasMarkedHomes } from "../../../visitor/wishlist";
import { useBeforePaint } from "../../../ui/hooks";

/** Shows the page's list in place of the waiting text as soon as it is the one that the address asks for. */
export function useAskedList(isAnswered: boolean): void {
  useBeforePaint(() => {
    if (isAnswered) delete document.documentElement.dataset.asked;
  }, [isAnswered]);
}

/**
 * Keeps the mark of the pre-paint script, by which styles hide the cards of other cities, that of the hydrated list:
 * `city` is the one it is narrowed to, null for none.
 */
export function useListedCity({ isHydrated, city }: { isHydrated: boolean; city: string | null }): void {
  useBeforePaint(() => {
    if (isHydrated) markListedCity(city);
  }, [isHydrated, city]);
}

/**
 * Starts loading what the list of the address needs while the page is still being hydrated, if it is a page opened by a
 * filtered address; for module scope of the code of such a list. A failure has no consequence: the list loads it again.
 */
export function loadAsked(load: () => Promise<unknown>): void {
  if (typeof document === "undefined" || document.documentElement.dataset.asked === undefined) return;
  load().catch(() => undefined);
}

/**
 * Whether a page with a list is opened by an address with a query, or by a visitor who has chosen a city or saved homes:
 * then its list or the hearts in it are not as they were built. For the browser.
 */
export function isListAsked(): boolean {
  const { city } = document.documentElement.dataset;
  return location.search !== "" || city !== undefined || hasMarkedHomes();
}
