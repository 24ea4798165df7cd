import { useEffect, useRef, useState } from "react";
import { CityPicker } from "../features/city/city-picker";
import type { TiledCity } from "../features/city/city-tiles";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { readChosenCity } from "../visitor/chosen-city";
import {
  asksForCityPicker,
  isCityPickerSeen,
  mayOfferCities,
  openCityPicker,
  useCityPickerOpen,
} from "../visitor/city-picker-state";
import * as styles from "../features/city/city-picker.module.css";

interface CityPickerHostProps {
  readonly pathname: string;
  /** Path of the page in the HTML, which for an unknown address is that of the 404 page; `pathname` when absent. */
  readonly builtPath?: string | undefined;
  readonly cities: readonly TiledCity[];
}

/**
 * The city picker. It opens when a navigation asks for it (`{ openCityPicker: true }`), or by itself where a city matters,
 * none is stored and the picker has not been seen (docs/requirements.md 2.4): on the first page of a visit by the script
 * before the first paint (pre-paint.inline.ts), so that it is in the HTML of such pages; on a page that a link leads to here. On
 * other pages it is rendered when it first opens.
 */
export function CityPickerHost({ pathname, builtPath = pathname, cities }: CityPickerHostProps) {
  const isOpen = useCityPickerOpen();
  const [isBuilt] = useState(() => mayOfferCities(builtPath, ""));

  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === firstPathname.current) return;
    firstPathname.current = "";
    const isWanted = readChosenCity(cities.map(({ name }) => name)) === null && !isCityPickerSeen();
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

  // Once opened it stays, so that closing it gives the focus back.
  if (!isBuilt && isOpen === null) return null;
  return (
    <LazyHydrate className={styles.around}>
      <CityPicker cities={cities} isOpen={isOpen === true} />
    </LazyHydrate>
  );
}
