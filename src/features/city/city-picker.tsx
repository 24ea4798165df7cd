import { useId } from "react";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import * as styles from "./city-picker.module.css";
import { skipCityPicker, useCityPickerOpen } from "../../visitor/city-picker-state";
import { CityTiles, type TiledCity } from "./city-tiles";

/** The modal 'Select your preferred city' (docs/requirements.md 2.4). Loaded when it first opens. */
export function CityPicker({ cities }: { readonly cities: readonly TiledCity[] }) {
  const headingId = useId();
  const isOpen = useCityPickerOpen();
  return (
    <Dialog open={isOpen} onClose={skipCityPicker} labelledBy={headingId} className={styles.picker}>
      <h2 id={headingId} className={styles.heading}>
        Select your preferred city
      </h2>
      <CityTiles cities={cities} />
      <div className={styles.foot}>
        <p>You can change the city later from the header.</p>
        <button type="button" className={`link ${styles.skip}`} onClick={skipCityPicker}>
          Skip for now
        </button>
      </div>
      {/* Last in the dialog, so that its first control, which gets the focus, is the first city. */}
      <IconButton
        icon="x"
        label="Close without choosing"
        lined
        className={styles.close}
        onClick={skipCityPicker}
      />
    </Dialog>
  );
}
