import { graphql } from "gatsby";
import { useCallback, useMemo, useState } from "react";
import { routes } from "../config/routes";
import type { MenuCity } from "../features/city/city-menu";
import type { TiledCity } from "../features/city/city-tiles";
import { useChosenCity } from "../visitor/chosen-city";
import { BrandLink } from "./brand-link";
import { CityStrip } from "./city-strip";
import { HeaderActions } from "./header-actions";
import { HeaderCityMenu } from "./header-city-menu";
import { MainNav } from "./main-nav";
import { MenuDrawer } from "./menu-drawer";
import { propertiesColumns, type MenuCategory } from "./properties-columns";
import * as styles from "./site-header.module.css";
import { useOpenMenu } from "./use-open-menu";
import { UtilityBar } from "./utility-bar";

export interface HeaderContentProps {
  readonly pathname: string;
  readonly facts: Queries.HeaderContentFragment;
  readonly categories: readonly MenuCategory[];
  readonly menuCities: readonly MenuCity[];
  readonly tiledCities: readonly TiledCity[];
  /** How often the wishlist has grown since the page was loaded. */
  readonly growth: number;
}

/** What is in the header of every page, with the drawer of its menu; on `/` a utility bar stands above it. */
export function HeaderContent({
  pathname,
  facts,
  categories,
  menuCities,
  tiledCities,
  growth,
}: HeaderContentProps) {
  const control = useOpenMenu(pathname);
  const city = useChosenCity();
  // The page on which the drawer was opened: on any other it is closed.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const isDrawerOpen = drawerPath === pathname;
  const openDrawer = () => setDrawerPath(pathname);
  const closeDrawer = useCallback(() => setDrawerPath(null), []);
  const isHome = pathname === routes.home;
  const columns = useMemo(() => propertiesColumns(categories, city), [categories, city]);
  const registration = facts.registrations[0];
  // Memoised, as is the content of the drawer: to open that, none of their many links is rendered.
  const menus = useMemo(
    () => (
      <>
        <BrandLink name={facts.name} />
        <HeaderCityMenu control={control} cities={menuCities} />
        <MainNav
          pathname={pathname}
          control={control}
          categories={categories}
          columns={columns}
          city={tiledCities.find(({ name }) => name === city) ?? tiledCities[0]}
          services={facts.menuServices}
        />
      </>
    ),
    [pathname, facts, control, categories, columns, menuCities, tiledCities, city],
  );

  return (
    <>
      <header className={styles.header}>
        {isHome && (
          <UtilityBar
            registration={registration}
            phone={facts.phone}
            email={facts.email}
            profiles={facts.social}
          />
        )}
        <div className={styles.main}>
          <div className={`wrap ${styles.row}`}>
            {menus}
            <HeaderActions
              facts={facts}
              control={control}
              growth={growth}
              isHome={isHome}
              onOpenDrawer={openDrawer}
            />
          </div>
        </div>
      </header>
      <section className={styles.strip} aria-label="City">
        <CityStrip />
      </section>
      <MenuDrawer
        isOpen={isDrawerOpen}
        onFoundOpen={openDrawer}
        onClose={closeDrawer}
        facts={facts}
        columns={columns}
      />
    </>
  );
}

export const headerContentFragment = graphql`
  fragment HeaderContent on SiteFacts {
    ...MenuDrawer
    name
    phone
    email
    registrations {
      state
      number
    }
    social {
      ...ProfileLink
    }
    menuServices {
      label
      note
      href
    }
  }
`;
