import { Link } from "gatsby";
import { Icon } from "../ui/icon";
import { isPost, routes, inCity } from "../config/routes";
import type { TiledCity } from "../features/city/city-tiles";
import { HeaderMenu, type MenuControl } from "./header-menu";
import { plainLinks, isInProperties, type MenuCategory, type MenuColumn, CategoryRow } from "./menu-entries";
import { Picture } from "../ui/picture";
import * as styles from "./site-header.module.css";

interface PropertiesMenuProps {
  readonly columns: readonly MenuColumn[];
  readonly city: TiledCity | undefined;
}

function PropertiesMenu({ columns, city }: PropertiesMenuProps) {
  return (
    <div className={styles.menu}>
      {columns.map(({ heading, entries }) => (
        <div key={heading} className={styles.column}>
          <h2 className={`h4 ${styles.heading}`}>{heading}</h2>
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
          <span className={`frame ${styles.picture}`}>
            <Picture picture={city.picture} sizes="340px" alt="" />
          </span>
          <span className={styles.words}>
            <strong className={`hover-line ${styles.title}`}>All homes in {city.name}</strong>
            {city.listingCount} {city.listingCount === 1 ? "listing" : "listings"}
          </span>
        </Link>
      )}
    </div>
  );
}

/** `aria-current` on the pages below it; Gatsby sets it on its own page. */
function NavLink({ label, to, pathname }: Readonly<Record<"label" | "to" | "pathname", string>>) {
  const isBelow = pathname.startsWith(`${to}/`) || (to === routes.blogs && isPost(pathname));
  return (
    <Link to={to} {...(isBelow ? { "aria-current": "true" as const } : {})}>
      {label}
    </Link>
  );
}

function MenuLabel({ children }: { readonly children: string }) {
  return (
    <>
      {children}
      <Icon name="chevron-down" size="small" className={`arrow ${styles.chevron}`} />
    </>
  );
}

interface MainNavProps extends PropertiesMenuProps {
  readonly pathname: string;
  readonly control: MenuControl;
  readonly categories: readonly MenuCategory[];
  readonly services: Queries.HeaderContentFragment["menuServices"];
}

export function MainNav({ pathname, control, categories, columns, city, services }: MainNavProps) {
  return (
    <nav className={styles.nav} aria-label="Main">
      <NavLink {...plainLinks.about} pathname={pathname} />
      <HeaderMenu
        id="properties"
        control={control}
        label={<MenuLabel>Properties</MenuLabel>}
        isCurrent={isInProperties(pathname, categories)}
      >
        <PropertiesMenu columns={columns} city={city} />
      </HeaderMenu>
      <HeaderMenu
        id="services"
        control={control}
        label={<MenuLabel>Services</MenuLabel>}
        isCurrent={pathname.startsWith(routes.services)}
      >
        <ul>
          {services.map(({ label, note, href }) => (
            <li key={href}>
              <Link to={href} className={`entry ${styles.service}`}>
                <span className={styles.label}>{label}</span>
                <span className={styles.note}>{note}</span>
              </Link>
            </li>
          ))}
        </ul>
      </HeaderMenu>
      <NavLink {...plainLinks.blogs} pathname={pathname} />
      <NavLink {...plainLinks.dubai} pathname={pathname} />
      <NavLink {...plainLinks.contact} pathname={pathname} />
    </nav>
  );
}
