/**
 * Whether a page with a list is opened by an address with a query, or by a visitor who has chosen a city: then its list is not the
 * built one. For the browser.
 */
export function isListAsked(): boolean {
  return location.search !== "" || document.documentElement.dataset.city !== undefined;
}
