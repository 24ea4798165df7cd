import { routes } from "../config/routes";
import { LazyHydrate } from "../ui/lazy-hydrate";
import { useWishlistGrowth } from "../visitor/wishlist";
import { HeaderContent, type HeaderContentProps } from "./header-content";
import * as styles from "./site-header.module.css";
import { useScrolledPast } from "./use-scrolled-past";

/** Pixels of scrolling after which the header turns translucent (docs/requirements.md 2.3). */
const translucentAfterPx = 8;

/** The header of every page. On `/` it is clear until the page scrolls (docs/decisions/b12-clear-header-on-home.md). */
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
