import { useScrolledPast } from "./hooks";
import { Icon } from "./icon";

/** Pixels of scrolling after which it appears (docs/requirements.md 2.3). */
const showAfterPx = 120;

function scrollToTop(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  // The button disappears at the top, so the focus moves to the start of the page.
  document.getElementById("main")?.focus({ preventScroll: true });
}

/** A button that scrolls to the top, smoothly unless reduced motion is asked for; nothing at the top of a page. */
export function ScrollToTop({ className }: { readonly className?: string }) {
  if (!useScrolledPast(showAfterPx)) return null;
  return (
    <button type="button" className={className} aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}
