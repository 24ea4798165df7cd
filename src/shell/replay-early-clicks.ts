import { touchedAttribute, type EarlyClick } from "../lib/early-clicks";
import { hydrateAround } from "../ui/lazy-hydrate";

const nameOf = (element: Element) => element.getAttribute("aria-label") ?? element.textContent;
const stateOf = (element: Element) =>
  element.getAttribute("aria-pressed") ?? element.getAttribute("aria-expanded");

/** The control of a click; one that React has replaced is found by its name, unless several have that. */
function controlOf({ element, name }: EarlyClick): HTMLElement | undefined {
  if (element.isConnected) return element;
  const named = [...document.querySelectorAll<HTMLElement>("button, [data-waits]")].filter(
    (control) => nameOf(control) === name,
  );
  return named.length === 1 ? named[0] : undefined;
}

/** Lets React render before the next click, whose handler reads the state of that render. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/** Clicks what was pressed before React had hydrated the page, in order. */
export async function replayEarlyClicks(): Promise<void> {
  for (const click of window.takeEarlyClicks?.() ?? []) {
    while (click.element.closest("[data-dehydrated]") !== null) {
      hydrateAround(click.element);
      await nextTask();
    }
    await nextTask();
    const control = controlOf(click);
    control?.removeAttribute(touchedAttribute);
    // A home that turns out to be saved already, or a menu that is open by now, is as the visitor wanted it.
    if (control !== undefined && stateOf(control) === click.state) control.click();
    await nextTask();
  }
}
