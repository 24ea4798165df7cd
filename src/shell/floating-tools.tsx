import { isListing } from "../config/routes";
import { FloatingChat } from "./floating-chat";
import * as styles from "./floating-tools.module.css";
import { ScrollToTop } from "./scroll-to-top";
import { useScrolledPast } from "./use-scrolled-past";
import { useScrollsUp } from "./use-scrolls-up";

interface FloatingToolsProps {
  /** WhatsApp number of the agency. */
  readonly phone: string;
  readonly greeting: string;
  readonly pathname: string;
}

/** Pixels of scrolling after which the scroll-to-top button appears (docs/requirements.md 2.3). */
const showAfterPx = 120;

/** On phones the tab stays out this long after the page was scrolled up, in milliseconds. */
const outForMs = 3000;

/**
 * Chat button and scroll-to-top as a tab at the window's edge, in the page's margin, so that they cover nothing of the
 * page (docs/decisions/2026-11-22-tools-keep-to-the-margin.md). On a home's page the bar at the bottom has the chat
 * (docs/design.md 8).
 */
export function FloatingTools({ phone, greeting, pathname }: FloatingToolsProps) {
  const isScrolled = useScrolledPast(showAfterPx);
  const isRising = useScrollsUp(outForMs) && isScrolled;
  return (
    <aside
      className={styles.tools}
      aria-label="Chat and page tools"
      data-rising={isRising || undefined}
      data-over-bar={isListing(pathname) || undefined}
    >
      {isScrolled && <ScrollToTop />}
      <FloatingChat phone={phone} greeting={greeting} />
    </aside>
  );
}
