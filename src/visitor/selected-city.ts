/** docs/decisions/rendering-and-hydration.md */
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

export function knownCity(stored: string | null, cityNames: readonly string[]): string | null {
  return stored !== null && cityNames.includes(stored) ? stored : null;
}

/** The selected city or null, for effects and handlers; components use `useSelectedCity`. */
export function readSelectedCity(cityNames: readonly string[]): string | null {
  return knownCity(storedCity.get(), cityNames);
}

/** Null for none, on the server and in the first render. */
export function useSelectedCity(): string | null {
  const cityNames = useCityNames();
  return knownCity(useStore(storedCity), cityNames);
}

function mark(name: "city" | "listCity", value: string | null): void {
  const { dataset } = document.documentElement;
  if (value === null) delete dataset[name];
  else dataset[name] = value;
}

/** Mirrors the city that the lists are narrowed to in `<html data-list-city>`; null for every city. */
export function markListCity(city: string | null): void {
  mark("listCity", city);
}

/** Back to the selected city, until a list marks another. */
export function forgetListCity(): void {
  markListCity(document.documentElement.dataset.city ?? null);
}

/** Keeps the pre-paint script's attributes up to date, also after choices in other tabs. Returns unsubscribe. */
export function followSelectedCity(cityNames: readonly string[]): () => void {
  const follow = () => {
    const city = readSelectedCity(cityNames);
    // Unchanged: leaves the city that the pre-paint script marked for lists.
    if ((document.documentElement.dataset.city ?? null) === city) return;
    mark("city", city);
    forgetListCity();
  };
  follow();
  return storedCity.subscribe(follow);
}

/** Stores the city and closes the picker; the calling link leads to the city's page (docs/requirements.md 4.2). */
export function chooseCity(city: string): void {
  markCityPickerSeen();
  closeCityPicker();
  storedCity.set(city);
}
