import type { ReactElement } from "react";
import { storageKeys } from "../../src/config/storage-keys";
import { localStore } from "../../src/lib/storage";
import { CityNamesProvider } from "../../src/visitor/city-names";

/** What a page is told of its visitor: the cities of the site, and the one that this browser has chosen, if any. */
export function visitedFrom(
  chosenCity: string | null,
  cityNames: readonly string[],
  page: ReactElement,
): ReactElement {
  if (chosenCity === null) localStore.remove(storageKeys.selectedCity);
  else localStore.set(storageKeys.selectedCity, chosenCity);
  return <CityNamesProvider cityNames={cityNames}>{page}</CityNamesProvider>;
}
