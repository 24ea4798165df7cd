import type { ReactElement } from "react";
import { storageKeys } from "../../src/config/storage-keys";
import { localStore } from "../../src/lib/storage";
import { CityNamesProvider } from "../../src/visitor/city-names";

/** Renders below the context of the cities, with a selected city in storage, if any. */
export function visitedFrom(
  selectedCity: string | null,
  cityNames: readonly string[],
  page: ReactElement,
): ReactElement {
  if (selectedCity === null) localStore.remove(storageKeys.selectedCity);
  else localStore.set(storageKeys.selectedCity, selectedCity);
  return <CityNamesProvider value={cityNames}>{page}</CityNamesProvider>;
}
