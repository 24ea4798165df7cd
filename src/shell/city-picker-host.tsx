import { useEffect, useRef } from "react";
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

/** Whether the visitor has scrolled, pressed or typed before React has come, and would lose sight of it. */
function hasBegun(): boolean {
  const { taps = [], edits = [], moves = [] } = window.earlyInput ?? {};
  // Parts that are open in the built page toggle by themselves.
  const touches = moves.filter(({ type }) => type === "touchstart");
  return window.scrollY > 0 || taps.length + edits.length + touches.length > 0;
}

/**
 * Loads the city picker when it first opens. It opens when a navigation asks for it (`{ openCityPicker: true }`), or by
 * itself where a city matters, none is stored and the picker has not been seen (docs/requirements.md 2.4). On a page
 * that the visitor has begun to use before React has come it does not, and waits for the next
 * (docs/decisions/2026-11-22-picker-where-it-helps.md).
 */
export function CityPickerHost({ pathname, cities }: CityPickerHostProps) {
  const isOpen = useCityPickerOpen();
  const part = useLazyPart(cityPicker, isOpen, closeCityPicker);

  const firstPathname = useRef(pathname);
  useEffect(() => {
    const isInUse = pathname === firstPathname.current && hasBegun();
    const chosenCity = readChosenCity(cities.map(({ name }) => name));
    // The menu may be open before hydration; the picker then waits for the next page.
    const isBusyElsewhere = document.querySelector("dialog[open]") !== null;
    const isWanted = chosenCity === null && !isCityPickerSeen() && !isBusyElsewhere && !isInUse;
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
