import { dubaiCity, routes } from "../config/routes";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { useWishlistGrowth } from "../visitor/wishlist";
import { useScrolledPast } from "../ui/hooks";
import { graphql } from "gatsby";
import { useCallback, useMemo, useState } from "react";
import { type MenuCity, CityMenu } from "../features/city/city-menu";
import type { TiledCity } from "../features/city/city-tiles";
import { useSelectedCity } from "../visitor/selected-city";
import { BrandLink } from "./brand-link";
import { CityStrip, MenuDrawer } from "./menu-drawer";
import { HeaderActions } from "./header-actions";
import { MainNav } from "./main-nav";
import { propertiesColumns, type MenuCategory } from "./menu-entries";
import { useOpenMenu, type MenuControl, HeaderMenu } from "./header-menu";
import { Icon } from "../ui/icon";
import { CityText } from "../visitor/city-names";
import { RegistrationPlate } from "../listing/registration-plate";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import { SocialLinks } from "./social-links";
import * as styles from "./site-header.module.css";

interface HeaderContentProps {
  readonly pathname: string;
  readonly facts: Queries.HeaderContentFragment;
  readonly categories: readonly MenuCategory[];
  readonly menuCities: readonly MenuCity[];
  readonly tiledCities: readonly TiledCity[];
  readonly growth: number;
}

function UtilityBar({ facts: { registrations, phone, email, social } }: Pick<HeaderContentProps, "facts">) {
  const [registration] = registrations;
  return (
    <div className={`on-navy ${styles.bar}`}>
      <div className={`wrap spread ${styles.utilityBarRow}`}>
        {registration !== undefined && (
          <p className={styles.registration}>
            <RegistrationPlate number={registration.number} small />
            <span className={styles.state}>Registered agent in {registration.state}</span>
          </p>
        )}
        <div className={styles.contact}>
          <a href={telHref(phone)} className="tap hover-line">
            <Icon name="phone" size="small" />
            {formatPhone(phone)}
          </a>
          <a href={mailHref(email)} className="tap hover-line">
            <Icon name="mail" size="small" />
            {email}
          </a>
          <SocialLinks profiles={social} className={styles.utilityBarSocial} />
        </div>
      </div>
    </div>
  );
}

function HeaderCityMenu({ control, cities }: { control: MenuControl; cities: readonly MenuCity[] }) {
  return (
    <HeaderMenu
      id="city"
      control={control}
      className={styles.city}
      label={
        <>
          <Icon name="map-pin" size="text" />
          <span>
            <span data-without-city="">Select city</span>
            <span className="vh" data-with-city="">
              City:{" "}
            </span>
            <CityText />
          </span>
          <Icon name="chevron-down" size="small" className={`arrow ${styles.chevron}`} />
        </>
      }
    >
      <CityMenu cities={cities} />
    </HeaderMenu>
  );
}

function HeaderContent({ pathname, facts, categories, menuCities, tiledCities, growth }: HeaderContentProps) {
  const control = useOpenMenu(pathname);
  const city = useSelectedCity();
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const openDrawer = () => setDrawerPath(pathname);
  const closeDrawer = useCallback(() => setDrawerPath(null), []);
  const isHome = pathname === routes.home;
  const cityPath = pathname.startsWith(routes.dubai) ? routes.city(dubaiCity) : pathname;
  const pageCity = tiledCities.find(({ name }) => routes.city(name) === cityPath)?.name;
  const columns = useMemo(() => propertiesColumns(categories, city), [categories, city]);
  // Memoised, so that opening the drawer renders none of their many links.
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
        {isHome && <UtilityBar facts={facts} />}
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
      <section className={`screen-only ${styles.strip}`} aria-label="City">
        <CityStrip city={pageCity} />
      </section>
      <MenuDrawer
        isOpen={drawerPath === pathname}
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

/** docs/requirements.md 2.3 */
const translucentAfterPx = 8;

/** On `/` transparent until the page scrolls (docs/decisions/layout-and-access.md). */
export function SiteHeader(props: Omit<HeaderContentProps, "growth">) {
  const growth = useWishlistGrowth();
  const isScrolled = useScrolledPast(translucentAfterPx);
  return (
    <div
      className={styles.around}
      data-home={props.pathname === routes.home || undefined}
      data-scrolled={isScrolled || undefined}
    >
      <LazyHydrate className={styles.around}>
        <HeaderContent {...props} growth={growth} />
      </LazyHydrate>
    </div>
  );
}
