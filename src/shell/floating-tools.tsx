import { isListing, routes } from "../config/routes";
import { FloatingChat } from "./floating-chat";
import * as styles from "./floating-tools.module.css";
import { ScrollToTop } from "./scroll-to-top";
import { useScrolledPast } from "./use-scrolled-past";

interface FloatingToolsProps {
  /** WhatsApp number of the agency. */
  readonly phone: string;
  readonly greeting: string;
  readonly pathname: string;
}

/** Pixels of scrolling after which the scroll-to-top button appears (docs/requirements.md 2.3). */
const showAfterPx = 120;

/** Pages with a form or buttons at the right edge from 1024 px on. */
const besideControls =
  /^\/(property|services|blog|allproperties|sell|consulting|legal|wishlist)(\/|$)|^\/properties(\/page\/\d+)?$/;

/**
 * Chat button and scroll-to-top, bottom right. On small screens the chat button waits for the same 120 px, so that it
 * never covers the search bar, and on a property page the bar at the bottom replaces it (docs/design.md 8). Beside a
 * form or a list of buttons it stays in the margin, so that it never covers one.
 */
export function FloatingTools({ phone, greeting, pathname }: FloatingToolsProps) {
  const isScrolled = useScrolledPast(showAfterPx);
  return (
    <aside
      className={styles.tools}
      aria-label="Chat and page tools"
      data-scrolled={isScrolled || undefined}
      data-over-bar={isListing(pathname) || undefined}
      data-chat-in-rows={pathname === routes.wishlist || undefined}
      data-in-margin={besideControls.test(pathname) || undefined}
    >
      {isScrolled && <ScrollToTop />}
      <FloatingChat phone={phone} greeting={greeting} />
    </aside>
  );
}
