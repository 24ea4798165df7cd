import { CityMenu, type MenuCity } from "../features/city/city-menu";
import { CityText } from "../ui/city-text";
import { Icon } from "../ui/icon";
import { useCityNames } from "../visitor/city-names";
import { HeaderMenu } from "./header-menu";
import * as styles from "./site-header.module.css";
import type { MenuControl } from "./use-open-menu";

interface HeaderCityMenuProps {
  readonly control: MenuControl;
  readonly cities: readonly MenuCity[];
}

/** The header's city menu; its button names the chosen city from the first paint on. */
export function HeaderCityMenu({ control, cities }: HeaderCityMenuProps) {
  const cityNames = useCityNames();
  return (
    <HeaderMenu
      id="city"
      control={control}
      className={styles.city}
      label={
        <>
          <Icon name="map-pin" size={18} />
          <span>
            <span data-without-city="">Select city</span>
            <span className="vh" data-with-city="">
              City:{" "}
            </span>
            <CityText cities={cityNames} />
          </span>
          <Icon name="chevron-down" size={16} className={styles.chevron} />
        </>
      }
    >
      <CityMenu cities={cities} />
    </HeaderMenu>
  );
}
