import { Link } from "gatsby";
import { inCity, routes } from "../config/routes";
import { Picture } from "../ui/picture";
import type { TiledCity } from "../features/city/city-tiles";
import { CategoryRow } from "./category-row";
import type { MenuColumn } from "./properties-columns";
import * as styles from "./properties-menu.module.css";

interface PropertiesMenuProps {
  readonly columns: readonly MenuColumn[];
  /** The city whose picture stands beside the columns. */
  readonly city: TiledCity | undefined;
}

/** The Properties menu as a table of contents: three columns and one picture (docs/design.md 8). */
export function PropertiesMenu({ columns, city }: PropertiesMenuProps) {
  return (
    <div className={styles.menu}>
      {columns.map(({ heading, entries }) => (
        <div key={heading} className={styles.column}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.path}>
                <CategoryRow entry={entry} />
              </li>
            ))}
          </ul>
        </div>
      ))}
      {city !== undefined && (
        <Link to={inCity(routes.results, city.name)} className={styles.feature}>
          <span className={styles.picture}>
            <Picture picture={city.picture} sizes="340px" alt="" />
          </span>
          <span className={styles.words}>
            <strong className={styles.title}>All homes in {city.name}</strong>
            {city.listingCount} {city.listingCount === 1 ? "listing" : "listings"}
          </span>
        </Link>
      )}
    </div>
  );
}
