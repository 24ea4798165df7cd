/** Sections that base.css keeps out of the layout (late-scripts.inline.ts). */
const deferred = ":is(.sec,.deferred,.deferred-on-phones):not([data-rendered])";

/** Browsers without idle callbacks render a section each frame. */
const soon = (step: () => void) =>
  typeof window.requestIdleCallback === "function"
    ? void window.requestIdleCallback(step)
    : void window.requestAnimationFrame(step);

/** Gives deferred sections their layout one by one while the browser is idle, so that pictures are there before the visitor. */
export function renderDeferredSections(): void {
  const marks = document.documentElement.dataset;
  const step = () => {
    const section = document.querySelector<HTMLElement>(deferred);
    if (section === null || marks.deferring === undefined) {
      delete marks.deferring;
      return;
    }
    section.dataset.rendered = "";
    soon(step);
  };
  soon(step);
}
