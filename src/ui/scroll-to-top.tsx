import { focusMain } from "../lib/focus";
import { useScrolledPast } from "./hooks";
import { Icon } from "./icon";

/** docs/requirements.md 2.3 */
const showAfterPx = 120;

function scrollToTop(): void {
  const isCalm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  window.scrollTo({ top: 0, behavior: isCalm ? "instant" : "smooth" });
  // The button disappears at the top, and the focus with it.
  focusMain();
}

export function ScrollToTop({ className }: { readonly className?: string }) {
  if (!useScrolledPast(showAfterPx)) return null;
  return (
    <button type="button" className={className} aria-label="Scroll to top" onClick={scrollToTop}>
      <Icon name="arrow-up" />
    </button>
  );
}
