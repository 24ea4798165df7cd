import { whenIdle } from "../../lib/when-idle";

const deferred = ":is(.sec,.deferred,.deferred-on-phones):not([data-rendered])";

/** Lays out deferred sections one by one while the browser is idle, so that pictures come ahead of the visitor. */
export function renderDeferredSections(): void {
  const marks = document.documentElement.dataset;
  const step = () => {
    const section = document.querySelector<HTMLElement>(deferred);
    if (section === null || marks.deferring === undefined) {
      delete marks.deferring;
      return;
    }
    section.dataset.rendered = "";
    whenIdle(step);
  };
  whenIdle(step);
}
