import { Icon } from "../ui/icon";
import * as styles from "./floating-tools.module.css";

function scrollToTop(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  // The button disappears at the top, so the focus moves to the start of the page.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Scrolls to the top, smoothly unless reduced motion is asked for. */
export function ScrollToTop() {
  return (
    <button type="button" className={styles.top} aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}
