import { useEffect, useRef, useState } from "react";
import { CityPicker } from "../features/city/city-picker";
import type { TiledCity } from "../features/city/city-tiles";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { readSelectedCity } from "../visitor/selected-city";
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
  readonly builtPath?: string | undefined;
  readonly cities: readonly TiledCity[];
}

/** Opens for `{ openCityPicker: true }`, or by itself on a first visit (docs/requirements.md 2.4): on the first page
 * by early-picker.inline.ts, so that it is in the HTML of such pages, and here on pages that links lead to. */
export function CityPickerHost({ pathname, builtPath = pathname, cities }: CityPickerHostProps) {
  const isOpen = useCityPickerOpen();
  const [isBuilt] = useState(() => mayOfferCities(builtPath, ""));

  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === firstPathname.current) return;
    firstPathname.current = "";
    const isNeeded = readSelectedCity(cities.map(({ name }) => name)) === null && !isCityPickerSeen();
    if (isNeeded && mayOfferCities(pathname, window.location.search)) openCityPicker();
  }, [pathname, cities]);

  // Cleared, so that Back or a reload does not open the picker.
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
