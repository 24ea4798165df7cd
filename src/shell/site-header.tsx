import { routes } from "../config/routes";
import { Island } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
import { useWishlistGrowth } from "../visitor/use-wishlist-growth";
import { readWishlist } from "../visitor/wishlist";
import type { HeaderContentProps } from "./header-content";
import "./header-styles";
import { PartFailure } from "../ui/part-failure";
import * as styles from "./site-header.module.css";
import { useScrolledPast } from "./use-scrolled-past";

/** Homes are saved, which it counts, or a city is chosen, which changes its menus. */
const isWanted = () => readWishlist().length > 0 || document.documentElement.dataset.city !== undefined;
const headerContent = islandPart(async () => (await import("./header-content")).HeaderContent, isWanted);

/** Pixels of scrolling after which the header turns translucent (docs/requirements.md 2.3). */
const translucentAfterPx = 8;

/**
 * The header of every page, an island that is also hydrated when the visitor saves a home. On `/` it is clear until the
 * page scrolls (docs/decisions/b12-clear-header-on-home.md).
 */
export function SiteHeader(props: Omit<HeaderContentProps, "growth">) {
  const growth = useWishlistGrowth();
  const isScrolled = useScrolledPast(translucentAfterPx);
  return (
    <div
      className={styles.around}
      data-home={props.pathname === routes.home || undefined}
      data-scrolled={isScrolled || undefined}
    >
      <Island
        part={headerContent}
        props={{ ...props, growth }}
        failure={<PartFailure />}
        className={styles.around}
      />
    </div>
  );
}
