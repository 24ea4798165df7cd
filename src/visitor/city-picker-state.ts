import { routes } from "../config/routes";
import { storageKeys } from "../config/storage-keys";
import { isRecord } from "../lib/json-record";
import { createObservable } from "../lib/observable";
import { localStore } from "../lib/storage";
import { useStore } from "./use-store";

export const cityPickerId = "city-picker";

const isOpen = createObservable<boolean | null>(null);

/** Null until it is opened or closed, as in the first render. */
export function useCityPickerOpen(): boolean | null {
  return useStore(isOpen);
}

export function openCityPicker(): void {
  isOpen.set(true);
}

/** Its dialog's event then marks it seen (`skipCityPicker`). */
export function closeCityPicker(): void {
  if (isOpen.get() !== null) isOpen.set(false);
}

export function markCityPickerSeen(): void {
  localStore.set(storageKeys.cityPickerSeen, "1");
}

/** Whether it was closed before, with or without a choice. */
export function isCityPickerSeen(): boolean {
  return localStore.get(storageKeys.cityPickerSeen) === "1";
}

/** Closes it without a choice, which marks it seen (docs/requirements.md 4.2). */
export function skipCityPicker(): void {
  markCityPickerSeen();
  closeCityPicker();
}

const pagesForAll: readonly string[] = [
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

const selfContained = [/^\/city\//, /^\/property\//, /^\/blog\//, /^\/services(?:\/|$)/, /^\/404/];

/** Whether the picker may open by itself on a page (docs/requirements.md 2.4). */
export function mayOfferCities(pathname: string, search: string): boolean {
  const path = pathname.replace(/\/+$/, "");
  const isOffered = !pagesForAll.includes(path) && !selfContained.some((pattern) => pattern.test(path));
  return isOffered && !new URLSearchParams(search).has("city");
}

/** `{ openCityPicker: true }`, as the state of a navigation. */
export const asksForCityPicker = (state: unknown): state is { readonly openCityPicker: true } =>
  isRecord(state) && state.openCityPicker === true;
