/**
 * The city this browser has chosen (docs/decisions/rendering-and-hydration.md,
 * docs/decisions/storage-and-privacy.md). It is kept in local storage and mirrored in `<html data-city>`.
 */
import { cityChanged, storageKeys } from "../config/storage-keys";
import { createStoredValue } from "../lib/stored-value";
import { useCityNames } from "./city-names";
import { closeCityPicker, markCityPickerSeen } from "./city-picker-state";
import { useStore } from "./use-store";

const storedCity = createStoredValue<string | null>({
  key: storageKeys.selectedCity,
  updatedEvent: cityChanged,
  parse: (stored) => stored,
  serialise: (city) => city ?? "",
  detailOf: (city) => ({ city }),
});

/**
 * The city that a stored text names, or null. Empty, "undefined", "Select City" and anything else that is not the name
 * of a city gives null.
 */
export function knownCity(stored: string | null, cityNames: readonly string[]): string | null {
  return stored !== null && cityNames.includes(stored) ? stored : null;
}

/** The chosen city at this moment, or null for none. For effects and event handlers; components use `useChosenCity`. */
export function readChosenCity(cityNames: readonly string[]): string | null {
  return knownCity(storedCity.get(), cityNames);
}

/** The chosen city, or null for none; always null on the server and in the first render of the browser. */
export function useChosenCity(): string | null {
  const cityNames = useCityNames();
  return knownCity(useStore(storedCity), cityNames);
}

/** Marks the city that the lists of the page are narrowed to in `<html data-listed-city>`; null for every city. */
export function markListedCity(city: string | null): void {
  const { dataset } = document.documentElement;
  if (city === null) delete dataset.listedCity;
  else dataset.listedCity = city;
}

/** On the next page lists are narrowed to the chosen city, until a list of another city says so. */
export function forgetListedCity(): void {
  markListedCity(document.documentElement.dataset.city ?? null);
}

/**
 * Keeps the attributes that the pre-paint script set on `<html>` in step with the chosen city, also when another tab
 * chooses. Returns the unsubscribe function.
 */
export function followChosenCity(cityNames: readonly string[]): () => void {
  const mark = () => {
    const city = readChosenCity(cityNames);
    const { dataset } = document.documentElement;
    // As the pre-paint script has it, which may have marked another city for lists, by the address.
    if ((dataset.city ?? null) === city) return;
    if (city === null) {
      delete dataset.city;
      delete dataset.cityChosen;
    } else {
      dataset.city = city;
      dataset.cityChosen = "true";
    }
    forgetListedCity();
  };
  mark();
  return storedCity.subscribe(mark);
}

/**
 * Stores the city, marks the picker seen, closes it and broadcasts cityChanged; the link that calls it goes to the
 * city's page (docs/requirements.md 4.2).
 */
export function chooseCity(city: string): void {
  markCityPickerSeen();
  closeCityPicker();
  storedCity.set(city);
}
