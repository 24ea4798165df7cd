import { useEffect } from "react";
import {
  asksForCityPicker,
  closeCityPicker,
  isCityPickerSeen,
  mayOfferCities,
  openCityPicker,
  useCityPickerOpen,
} from "../visitor/city-picker-state";
import { readChosenCity } from "../visitor/chosen-city";
import type { TiledCity } from "../features/city/city-tiles";
import { lazyPart, useLazyPart } from "../ui/use-lazy-part";

const cityPicker = lazyPart(() => import("../features/city/city-picker"));

interface CityPickerHostProps {
  readonly pathname: string;
  readonly cities: readonly TiledCity[];
}

/**
 * Loads the city picker when it first opens. It opens when a navigation asks for it (`{ openCityPicker: true }`), or by
 * itself where a city matters, none is stored and the picker has not been seen (docs/requirements.md 2.4).
 */
export function CityPickerHost({ pathname, cities }: CityPickerHostProps) {
  const isOpen = useCityPickerOpen();
  const part = useLazyPart(cityPicker, isOpen, closeCityPicker);

  useEffect(() => {
    const chosenCity = readChosenCity(cities.map(({ name }) => name));
    // The menu may be open before hydration; the picker then waits for the next page.
    const isBusyElsewhere = document.querySelector("dialog[open]") !== null;
    const isWanted = chosenCity === null && !isCityPickerSeen() && !isBusyElsewhere;
    if (isWanted && mayOfferCities(pathname, window.location.search)) openCityPicker();
  }, [pathname, cities]);

  // After every navigation, also one to the same page: the state is cleared, so that Back or a reload does not open the
  // picker.
  useEffect(() => {
    const state: unknown = window.history.state;
    if (!asksForCityPicker(state)) return;
    window.history.replaceState({ ...state, openCityPicker: false }, "");
    openCityPicker();
  });

  return part === null ? null : <part.CityPicker cities={cities} />;
}
