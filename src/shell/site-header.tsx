import { Link, graphql } from "gatsby";
import { useState } from "react";
import { Icon } from "../ui/icon";
import { IconButton, IconLink } from "../ui/icon-button";
import { routes } from "../config/routes";
import { CityMenu, type MenuCity } from "../features/city/city-menu";
import type { TiledCity } from "../features/city/city-tiles";
import { CityText } from "../ui/city-text";
import { useChosenCity } from "../visitor/chosen-city";
import { useCityNames } from "../visitor/city-names";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import { BrandLink } from "./brand-link";
import { CityStrip } from "./city-strip";
import { ContactMenu } from "./contact-menu";
import { HeaderMenu } from "./header-menu";
import { MainNav } from "./main-nav";
import { MenuDrawer } from "./menu-drawer";
import { propertiesColumns, type MenuCategory } from "./properties-columns";
import { SavedMenu } from "./saved-menu";
import * as styles from "./site-header.module.css";
import { useOpenMenu } from "./use-open-menu";
import { useScrolledPast } from "./use-scrolled-past";
import { UtilityBar } from "./utility-bar";

interface SiteHeaderProps {
  readonly pathname: string;
  readonly facts: Queries.SiteHeaderFragment;
  readonly categories: readonly MenuCategory[];
  readonly menuCities: readonly MenuCity[];
  readonly tiledCities: readonly TiledCity[];
}

/** Pixels of scrolling after which the header turns translucent (specification 2.3). */
const translucentAfterPx = 8;

/** The header of every page; on `/` a utility bar stands above it and it is clear until the page scrolls (decision B12). */
export function SiteHeader({ pathname, facts, categories, menuCities, tiledCities }: SiteHeaderProps) {
  const control = useOpenMenu(pathname);
  const city = useChosenCity();
  const cityNames = useCityNames();
  const isScrolled = useScrolledPast(translucentAfterPx);
  // The page it was opened on: on another page it is closed.
  const [drawerPath, setDrawerPath] = useState<string | null>(null);
  const isDrawerOpen = drawerPath === pathname;
  const isHome = pathname === routes.home;
  const columns = propertiesColumns(categories, city);
  const registration = facts.registrations[0];

  return (
    <>
      <header
        className={styles.header}
        data-home={isHome || undefined}
        data-scrolled={isScrolled || undefined}
      >
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
            <BrandLink name={facts.name} />
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
              <CityMenu cities={menuCities} />
            </HeaderMenu>
            <MainNav
              pathname={pathname}
              control={control}
              categories={categories}
              columns={columns}
              city={tiledCities.find(({ name }) => name === city) ?? tiledCities[0]}
              services={facts.menuServices}
            />
            <div className={styles.actions}>
              {!isHome && (
                <>
                  <IconLink
                    icon="phone"
                    label={`Call us on ${formatPhone(facts.phone)}`}
                    href={telHref(facts.phone)}
                    className={styles.fromWide}
                  />
                  <IconLink
                    icon="mail"
                    label="E-mail us"
                    href={mailHref(facts.email)}
                    className={styles.fromWide}
                  />
                </>
              )}
              <Link to={routes.results} className={styles.search} aria-label="Search properties">
                <Icon name="search" />
              </Link>
              <SavedMenu control={control} />
              {!isHome && (
                <HeaderMenu
                  id="social"
                  control={control}
                  className={styles.social}
                  name="Contact and social links"
                  label={<Icon name="at-sign" />}
                >
                  <ContactMenu phone={facts.phone} email={facts.email} profiles={facts.social} />
                </HeaderMenu>
              )}
              <IconButton
                icon="menu"
                size={22}
                label="Open menu"
                aria-haspopup="dialog"
                aria-expanded={isDrawerOpen}
                className={styles.menuButton}
                onClick={() => setDrawerPath(pathname)}
              />
            </div>
          </div>
        </div>
      </header>
      <section className={styles.strip} aria-label="City">
        <CityStrip />
      </section>
      <MenuDrawer isOpen={isDrawerOpen} onClose={() => setDrawerPath(null)} facts={facts} columns={columns} />
    </>
  );
}

export const siteHeaderFragment = graphql`
  fragment SiteHeader on SiteFacts {
    ...MenuDrawer
    name
    phone
    email
    registrations {
      state
      number
    }
    social {
      network
      url
    }
    menuServices {
      label
      note
      href
    }
  }
`;
