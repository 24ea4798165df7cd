import { Link } from "gatsby";
import { Icon } from "../ui/icon";
import { routes } from "../config/routes";
import { waitsForDialog } from "../lib/early-clicks";
import { CityText } from "../ui/city-text";
import { useCityNames } from "../visitor/city-names";
import { cityPickerId, openCityPicker } from "../visitor/city-picker-state";
import * as styles from "./city-strip.module.css";

/**
 * Below the header of small screens: the city that is shown, and a button to choose another. A link without JavaScript.
 */
export function CityStrip({ onFollow }: { readonly onFollow?: () => void }) {
  const cityNames = useCityNames();
  return (
    <Link
      to={routes.locations}
      className={styles.strip}
      {...waitsForDialog(cityPickerId)}
      onClick={(event) => {
        event.preventDefault();
        onFollow?.();
        openCityPicker();
      }}
    >
      <span>
        <span data-without-city="">No city chosen yet</span>
        <span data-with-city="">
          Showing homes in{" "}
          <strong>
            <CityText cities={cityNames} />
          </strong>
        </span>
      </span>
      <span className={styles.action}>
        <span data-without-city="">Select city</span>
        <span data-with-city="">Change</span>
        <Icon name="chevron-down" size={16} />
      </span>
    </Link>
  );
}
