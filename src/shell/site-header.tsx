import { graphql } from "gatsby";
import { routes } from "../config/routes";
import { Island } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
import { readChosenCity } from "../visitor/chosen-city";
import { useWishlistGrowth } from "../visitor/use-wishlist-growth";
import { readWishlist } from "../visitor/wishlist";
import type { HeaderContentProps } from "./header-content";
import "./header-styles";
import { PartFailure } from "./part-failure";
import * as styles from "./site-header.module.css";
import { useScrolledPast } from "./use-scrolled-past";

const headerContent = islandPart(async () => (await import("./header-content")).HeaderContent);

/** Pixels of scrolling after which the header turns translucent (docs/requirements.md 2.3). */
const translucentAfterPx = 8;

/**
 * The header of every page, an island: it is hydrated when the visitor turns to it or saves a home, and at once where homes
 * are saved, which it counts, or a city is chosen, which changes its menus. On `/` it is clear until the page scrolls
 * (docs/decisions/b12-clear-header-on-home.md).
 */
export function SiteHeader(props: Omit<HeaderContentProps, "growth">) {
  const growth = useWishlistGrowth();
  const isScrolled = useScrolledPast(translucentAfterPx);
  const isWanted = () => readWishlist().length > 0 || readChosenCity(props.cityNames) !== null;
  return (
    <div
      className={styles.around}
      data-home={props.pathname === routes.home || undefined}
      data-scrolled={isScrolled || undefined}
    >
      <Island
        part={headerContent}
        props={{ ...props, growth }}
        isWanted={isWanted}
        failure={<PartFailure />}
        className={styles.around}
      />
    </div>
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
      ...ProfileLink
    }
    menuServices {
      label
      note
      href
    }
  }
`;
