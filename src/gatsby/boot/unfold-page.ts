/** Parts that base.css keeps out of the layout where they stand far below the fold (first-paint.inline.ts). */
const foldedParts = ":is(.sec,.later,.later-on-phones):not([data-laid])";
/** Browsers without idle callbacks unfold a part each frame. */
const soon = (step: () => void) =>
  typeof window.requestIdleCallback === "function"
    ? void window.requestIdleCallback(step)
    : void window.requestAnimationFrame(step);

/**
 * Lays out what first-paint.ts has kept folded, one part at a time while the browser is idle, so that its pictures are
 * there before the visitor is; then nothing is folded any more.
 */
export function unfoldPage(): void {
  const root = document.documentElement;
  const step = () => {
    const part = document.querySelector<HTMLElement>(foldedParts);
    if (part === null || root.dataset.folded === undefined) {
      delete root.dataset.folded;
      return;
    }
    part.dataset.laid = "";
    soon(step);
  };
  soon(step);
}
