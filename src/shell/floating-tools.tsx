import { isListing } from "../config/routes";
import { useScrolledPast } from "../ui/hooks";
import { Icon } from "../ui/icon";
import { chatUrl } from "../lib/phone";
import { useEffect, useState } from "react";
import * as styles from "./floating-tools.module.css";

/** A finger at rest trembles by less, in pixels. */
const leastPx = 8;

/**
 * Whether the page is being scrolled up, and for `restMs` milliseconds after it came to rest; false on the server and
 * before the first scroll.
 */
function useScrollsUp(restMs: number): boolean {
  const [isUp, setIsUp] = useState(false);
  useEffect(() => {
    let lastY = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const onScroll = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - lastY) < leastPx) return;
      setIsUp(scrollY < lastY);
      lastY = scrollY;
      clearTimeout(rest);
      rest = setTimeout(() => setIsUp(false), restMs);
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      clearTimeout(rest);
    };
  }, [restMs]);
  return isUp;
}

/**
 * Opens a chat with the agency, a greeting already written (docs/requirements.md 1,
 * docs/decisions/phones-and-chat.md).
 */
function FloatingChat({ phone, greeting }: { readonly phone: string; readonly greeting: string }) {
  return (
    <a
      className={styles.chat}
      href={chatUrl(phone, greeting)}
      target="_blank"
      rel="noopener"
      aria-label="Chat with us"
      title="Chat with us"
    >
      <Icon name="whatsapp" size={20} />
    </a>
  );
}

function scrollToTop(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  // The button disappears at the top, so the focus moves to the start of the page.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Scrolls to the top, smoothly unless reduced motion is asked for. */
function ScrollToTop() {
  return (
    <button type="button" className={styles.top} aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}

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
 * page (docs/decisions/layout-and-access.md). On a home's page the bar at the bottom has the chat
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
