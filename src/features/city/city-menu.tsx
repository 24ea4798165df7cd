import { Link } from "gatsby";
import { Icon } from "../../ui/icon";
import { inCity, routes } from "../../config/routes";
import { waitsForDialog } from "../../lib/early-clicks";
import { isPlainClick } from "../../lib/keys";
import { CityLink } from "./city-link";
import { cityPickerId, openCityPicker } from "../../visitor/city-picker-state";
import { useSelectedCity } from "../../visitor/selected-city";
import * as styles from "./city-menu.module.css";

export type MenuCity = Pick<Queries.SiteDataQuery["allCity"]["nodes"][number], "name" | "projectListings">;

/** The header's city menu: cities with their named projects (docs/requirements.md 2.3, docs/decisions/city.md). */
export function CityMenu({ cities }: { readonly cities: readonly MenuCity[] }) {
  const selectedCity = useSelectedCity();
  return (
    <>
      <ul>
        {cities.map(({ name, projectListings: projects }) => (
          <li key={name} className={styles.city} data-selected={name === selectedCity || undefined}>
            <CityLink city={name} className={`hover-line ${styles.name}`}>
              {name}
              {name === selectedCity && <Icon name="check" size="text" />}
            </CityLink>
            {projects.map(({ title, path }) => (
              <Link key={path} to={path} className={`hover-line ${styles.project}`}>
                {title}
              </Link>
            ))}
            {projects.length === 0 && (
              <Link to={inCity(routes.results, name)} className={`hover-line ${styles.project}`}>
                All homes in {name}
              </Link>
            )}
          </li>
        ))}
      </ul>
      <Link
        to={routes.locations}
        className={`hover-line strong ${styles.more}`}
        {...waitsForDialog(cityPickerId)}
        onClick={(event) => {
          if (!isPlainClick(event)) return;
          event.preventDefault();
          // To which the picker gives the focus back.
          event.currentTarget.closest("[data-menu]")?.querySelector("button")?.focus();
          openCityPicker();
        }}
      >
        More cities…
      </Link>
    </>
  );
}
