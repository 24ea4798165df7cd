import { useEffect, useRef, useState } from "react";
import { commandsDialog, insteadOfCommand } from "../../lib/early-clicks";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import { LazyHydrate } from "../../ui/lazy-hydrate";
import {
  asksForCityPicker,
  closeCityPicker,
  cityPickerId,
  isCityPickerSeen,
  mayOfferCities,
  openCityPicker,
  skipCityPicker,
  useCityPickerOpen,
} from "../../visitor/city-picker-state";
import { readSelectedCity } from "../../visitor/selected-city";
import { CityTiles, type TiledCity } from "./city-tiles";
import * as styles from "./city-picker.module.css";

const headingId = `${cityPickerId}-title`;
const closes = { onClick: insteadOfCommand(skipCityPicker), ...commandsDialog("close", cityPickerId) };

interface CityPickerHostProps {
  readonly pathname: string;
  readonly builtPath?: string | undefined;
  readonly cities: readonly TiledCity[];
}

/** 'Select your preferred city' (docs/requirements.md 2.4); works before hydration (docs/decisions/city.md).
 * Opens for `{ openCityPicker: true }`, or by itself on a first visit: on the first page by early-picker.inline.ts, so
 * that it is in the HTML of such pages, and here on pages that links lead to. */
export function CityPickerHost({ pathname, builtPath = pathname, cities }: CityPickerHostProps) {
  const isOpen = useCityPickerOpen();
  const [isBuilt] = useState(() => mayOfferCities(builtPath, ""));

  const firstPathname = useRef(pathname);
  useEffect(() => {
    if (pathname === firstPathname.current) return;
    firstPathname.current = "";
    const isNeeded = readSelectedCity(cities.map(({ name }) => name)) === null && !isCityPickerSeen();
    if (isNeeded && mayOfferCities(pathname, window.location.search)) openCityPicker();
    else closeCityPicker();
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
      <Dialog
        open={isOpen === true}
        onClose={skipCityPicker}
        labelledBy={headingId}
        className={styles.picker}
        built={{ id: cityPickerId, onFound: openCityPicker }}
      >
        <h2 id={headingId} className={styles.heading}>
          Select your preferred city
        </h2>
        <CityTiles cities={cities} />
        <div className={styles.foot}>
          <p>You can change the city later from the header.</p>
          <button type="button" className={`link ${styles.skip}`} {...closes}>
            Skip for now
          </button>
        </div>
        {/* Last in the dialog, so that the first city gets the focus. */}
        <IconButton icon="x" label="Close without choosing" lined className={styles.close} {...closes} />
      </Dialog>
    </LazyHydrate>
  );
}
