/** The city of a list: the one that its address names, or the visitor's own. */
import { ALL_CITIES } from "../filters/definitions/city-parameter";

interface WithCity {
  /** Name of a city, `ALL_CITIES`, or null where the address names none. */
  readonly city: string | null;
}

/** The city whose homes are listed: the address's own before the visitor's choice, null for every city. */
export function activeCity({ city }: WithCity, chosenCity: string | null): string | null {
  return city === ALL_CITIES ? null : (city ?? chosenCity);
}

/**
 * The parameters of a list that a visitor with this city of their own has changed, whole for whoever gets the link: where
 * the address names no city, they name the visitor's own, or "all" for a visitor without one. Where nothing else is
 * written, a visitor without a city needs none.
 */
export function paramsForLink<Address extends WithCity>(
  serialise: (address: Address) => URLSearchParams,
  address: Address,
  chosenCity: string | null,
): URLSearchParams {
  const city = address.city ?? chosenCity ?? ALL_CITIES;
  const isAlone = serialise({ ...address, city: null }).toString() === "";
  const isNeedless = isAlone && chosenCity === null && city === ALL_CITIES;
  return serialise({ ...address, city: isNeedless ? null : city });
}
