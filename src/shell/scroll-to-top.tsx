import { Icon } from "../ui/icon";
import * as styles from "./floating-tools.module.css";

function scrollToTop(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  // The button is about to go; the keyboard goes on from the start of the page.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** Goes back to the top, smoothly where motion is welcome. */
export function ScrollToTop() {
  return (
    <button type="button" className={styles.top} aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}
