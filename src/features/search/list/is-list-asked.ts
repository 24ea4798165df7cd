import { hasMarkedHomes } from "../../../visitor/wishlist";

/**
 * Whether a page with a list is opened by an address with a query, or by a visitor who has chosen a city or saved homes:
 * then its list or the hearts in it are not as they were built. For the browser.
 */
export function isListAsked(): boolean {
  const { city } = document.documentElement.dataset;
  return location.search !== "" || city !== undefined || hasMarkedHomes();
}
