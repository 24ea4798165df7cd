/** The city of a list: the one that its address names, or the visitor's chosen city. */
import { ALL_CITIES } from "../filters/definitions/city-parameter";

interface WithCity {
  /** Name of a city, `ALL_CITIES`, or null where the address names none. */
  readonly city: string | null;
}

/** The city whose homes are listed: that of the address, else the chosen one; null for every city. */
export function activeCity({ city }: WithCity, chosenCity: string | null): string | null {
  return city === ALL_CITIES ? null : (city ?? chosenCity);
}

/**
 * The parameters of a changed list, complete for others who open the link: where `address` names no city, they name the
 * chosen city, or "all" without one; "all" is left out where it would be the only parameter.
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
