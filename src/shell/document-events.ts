import { labelsOf, touchedAttribute, type EarlyClick } from "../lib/early-clicks";
import { hydrateAround } from "../ui/lazy-hydrate";

/** Links scroll smoothly (base.css), Tab jumps: a scroll still under way would pass the next focused element. */
export function jumpOnTab(): void {
  const { style } = document.documentElement;
  const follow = (event: Event) => {
    style.scrollBehavior = event instanceof KeyboardEvent && event.key === "Tab" ? "auto" : "";
  };
  document.addEventListener("keydown", follow, true);
  document.addEventListener("pointerdown", follow, true);
}

/** Loads lazy pictures before printing, as not every browser does so. */
export function loadPicturesForPrint(): void {
  window.addEventListener("beforeprint", () => {
    for (const picture of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]'))
      picture.loading = "eager";
  });
}

/** One that React has replaced is found by its name, if only one has that. */
function controlOf({ element, name }: EarlyClick): HTMLElement | undefined {
  if (element.isConnected) return element;
  const named = [...document.querySelectorAll<HTMLElement>("button, [data-waits]")].filter(
    (control) => labelsOf(control).name === name,
  );
  return named.length === 1 ? named[0] : undefined;
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

export async function replayEarlyClicks(): Promise<void> {
  for (const click of window.takeEarlyClicks?.() ?? []) {
    while (click.element.isConnected && click.element.closest("[data-dehydrated]") !== null) {
      hydrateAround(click.element);
      await nextTask();
    }
    await nextTask();
    const control = controlOf(click);
    control?.removeAttribute(touchedAttribute);
    // Skipped where it already is as wanted, such as a home that was saved before.
    if (control !== undefined && labelsOf(control).state === click.state) control.click();
    await nextTask();
  }
}
