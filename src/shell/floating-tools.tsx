import { Link } from "gatsby";
import { useEffect, useState } from "react";
import { isListing, routes } from "../config/routes";
import { chatUrl, formatPhone, telHref } from "../lib/phone";
import { useScrolledPast } from "../ui/hooks";
import { Icon } from "../ui/icon";
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
  readonly phone: string;
  /** WhatsApp number of the agency. */
  readonly whatsapp: string;
  /** What a chat begins with, already written (docs/requirements.md 1). */
  readonly greeting: string;
  readonly pathname: string;
}

/** Pixels of scrolling after which the scroll-to-top button appears (docs/requirements.md 2.3). */
const showAfterPx = 120;

/** On a home's page of small screens the button stays this long after the page was scrolled up, in milliseconds. */
const outForMs = 3000;

/**
 * Call, WhatsApp, Enquire and scroll-to-top as a bar at the foot of small screens; from 1024 px chat and scroll-to-top
 * as a tab in the page's margin (docs/decisions/layout-and-access.md). On a home's page of small screens the bar of that
 * page has the chat (docs/design.md 8).
 */
export function FloatingTools({ phone, whatsapp, greeting, pathname }: FloatingToolsProps) {
  const isScrolled = useScrolledPast(showAfterPx);
  const isRising = useScrollsUp(outForMs) && isScrolled;
  return (
    <aside
      className={styles.tools}
      aria-label="Chat and page tools"
      data-rising={isRising || undefined}
      data-over-bar={isListing(pathname) || undefined}
    >
      <a className={styles.way} href={telHref(phone)} aria-label={`Call us on ${formatPhone(phone)}`}>
        <Icon name="phone" />
        <span>Call</span>
      </a>
      <a
        className={styles.chat}
        href={chatUrl(whatsapp, greeting)}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us on WhatsApp"
        title="Chat with us"
      >
        <Icon name="whatsapp" />
        <span>WhatsApp</span>
      </a>
      <Link className={styles.way} to={routes.contact}>
        <Icon name="mail" />
        <span>Enquire</span>
      </Link>
      {isScrolled && <ScrollToTop />}
    </aside>
  );
}
