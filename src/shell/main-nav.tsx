import { Link } from "gatsby";
import { Icon } from "../ui/icon";
import { isPost, routes } from "../config/routes";
import type { TiledCity } from "../features/city/city-tiles";
import { HeaderMenu } from "./header-menu";
import { plainLinks } from "./plain-links";
import { isInProperties, type MenuCategory, type MenuColumn } from "./properties-columns";
import { PropertiesMenu } from "./properties-menu";
import { ServicesMenu, type MenuService } from "./services-menu";
import * as styles from "./site-header.module.css";
import type { MenuControl } from "./use-open-menu";

interface NavLinkProps {
  readonly label: string;
  readonly to: string;
  readonly pathname: string;
}

/** A link that is marked on the pages below it too; Gatsby marks it on its own page. */
function NavLink({ label, to, pathname }: NavLinkProps) {
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
      <Icon name="chevron-down" size={16} className={styles.chevron} />
    </>
  );
}

interface MainNavProps {
  readonly pathname: string;
  readonly control: MenuControl;
  /** All of them, also those without a home in the chosen city. */
  readonly categories: readonly MenuCategory[];
  readonly columns: readonly MenuColumn[];
  /** The city whose picture is in the Properties menu. */
  readonly city: TiledCity | undefined;
  readonly services: readonly MenuService[];
}

/** The main navigation in the header: four links and two menus (docs/requirements.md 2.3). */
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
        <ServicesMenu services={services} />
      </HeaderMenu>
      <NavLink {...plainLinks.blogs} pathname={pathname} />
      <NavLink {...plainLinks.dubai} pathname={pathname} />
      <NavLink {...plainLinks.contact} pathname={pathname} />
    </nav>
  );
}
