/** The city this browser has chosen (decisions B1, C3). Its home is local storage; `<html data-city>` follows it. */
import { useSyncExternalStore } from "react";
import { storageKeys } from "../config/storage-keys";
import { followStored, localStore } from "../lib/storage";
import { useCityNames } from "./city-names";
import { closeCityPicker, markCityPickerSeen } from "./city-picker-state";
import { knownCity } from "./known-city";

const cityChangedEvent = "cityChanged";

const subscribe = (onChange: () => void): (() => void) =>
  followStored(storageKeys.selectedCity, cityChangedEvent, onChange);

/** The chosen city, or null for none; always null on the server and in the first render of the browser. */
export function useSelectedCity(): string | null {
  const cityNames = useCityNames();
  const stored = useSyncExternalStore(
    subscribe,
    () => localStore.get(storageKeys.selectedCity),
    () => null,
  );
  return knownCity(stored, cityNames);
}

/**
 * Keeps the marks that the pre-paint script set on `<html>` in step with the chosen city, also when another tab
 * chooses; by then every list reads its address itself. Returns the function that stops it.
 */
export function followSelectedCity(cityNames: readonly string[]): () => void {
  const mark = () => {
    const city = knownCity(localStore.get(storageKeys.selectedCity), cityNames);
    const { dataset } = document.documentElement;
    if (city === null) {
      delete dataset.city;
      delete dataset.listedCity;
      delete dataset.cityChosen;
    } else {
      dataset.city = city;
      dataset.listedCity = city;
      dataset.cityChosen = "true";
    }
  };
  mark();
  return subscribe(mark);
}

/**
 * Stores the city, marks the picker seen, closes it and broadcasts cityChanged; the link that calls it goes to the
 * city's page (specification 4.2).
 */
export function rememberCity(city: string): void {
  localStore.set(storageKeys.selectedCity, city);
  markCityPickerSeen();
  closeCityPicker();
  window.dispatchEvent(new CustomEvent(cityChangedEvent, { detail: { city } }));
}
