import { commandsDialog, insteadOfCommand } from "../../lib/early-clicks";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import { cityPickerId, openCityPicker, skipCityPicker } from "../../visitor/city-picker-state";
import { CityTiles, type TiledCity } from "./city-tiles";
import * as styles from "./city-picker.module.css";

const headingId = `${cityPickerId}-title`;
const closes = { onClick: insteadOfCommand(skipCityPicker), ...commandsDialog("close", cityPickerId) };

interface CityPickerProps {
  readonly cities: readonly TiledCity[];
  readonly isOpen: boolean;
}

/** 'Select your preferred city' (docs/requirements.md 2.4); works before hydration (docs/decisions/city.md). */
export function CityPicker({ cities, isOpen }: CityPickerProps) {
  return (
    <Dialog
      open={isOpen}
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
  );
}
