/** Whether the city picker is open, and whether it should open by itself (docs/requirements.md 2.4). */
import { routes } from "../config/routes";
import { storageKeys } from "../config/storage-keys";
import { createObservable } from "../lib/observable";
import { localStore } from "../lib/storage";
import { useStore } from "./use-store";

/** Id of the picker's dialog. */
export const cityPickerId = "city-picker";

const isOpen = createObservable<boolean | null>(null);

/** Whether the picker is open; null before it has been opened or closed, as in the first render. */
export function useCityPickerOpen(): boolean | null {
  return useStore(isOpen);
}

/** Opens the picker. */
export function openCityPicker(): void {
  isOpen.set(true);
}

/** Closes the picker without marking it seen. */
export function closeCityPicker(): void {
  if (isOpen.get() !== null) isOpen.set(false);
}

/** Once seen, the picker no longer opens by itself. */
export function markCityPickerSeen(): void {
  localStore.set(storageKeys.cityPickerSeen, "1");
}

/** Whether this browser has chosen a city in the picker or closed it before. */
export function isCityPickerSeen(): boolean {
  return localStore.get(storageKeys.cityPickerSeen) === "1";
}

/** Closes the picker without a choice, which only marks it seen (docs/requirements.md 4.2). */
export function skipCityPicker(): void {
  markCityPickerSeen();
  closeCityPicker();
}

const pagesForAll = [
  routes.about,
  routes.contact,
  routes.dubai,
  routes.blogs,
  routes.wishlist,
  routes.compare,
  routes.shortlist,
  routes.thankYou,
  routes.terms,
  routes.privacy,
  routes.mapCredits,
];

/**
 * Pages whose address names a city, or which a visitor opens for one text, one home, homes that somebody named, one answer
 * or to write to us.
 */
const selfContained = [
  /^\/city\//,
  /^\/property\//,
  /^\/blog\//,
  /^\/services(?:\/|$)/,
  new RegExp(`^(?:${pagesForAll.join("|")})$`),
  /^\/404/,
];

/** Whether the choice of a city matters on a page, so that the picker may open there by itself. */
export function mayOfferCities(pathname: string, search: string): boolean {
  const path = pathname.replace(/\/+$/, "");
  return !selfContained.some((pattern) => pattern.test(path)) && !new URLSearchParams(search).has("city");
}

/** Whether the state of a navigation asks for the picker: `{ openCityPicker: true }`. */
export function asksForCityPicker(state: unknown): state is { readonly openCityPicker: true } {
  return (
    typeof state === "object" && state !== null && "openCityPicker" in state && state.openCityPicker === true
  );
}
