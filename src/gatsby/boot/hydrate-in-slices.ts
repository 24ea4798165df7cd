import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beginHydration } from "../../lib/foreign-changes";
import { handOverFields } from "../../lib/hand-over-fields";

export const pageElementId = "gatsby-focus-wrapper";

let handOver = () => {};

/** Tells React what was typed into the shell of the page before it was hydrated. */
export const handOverShell = (): void => handOver();

/** Hydrates in slices of a few ms, so that input is handled in between; Gatsby does it in one long task. */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  if (container.querySelector(`#${pageElementId}`)?.hasChildNodes()) {
    beginHydration(container);
    handOver = handOverFields(container);
    startTransition(() => {
      hydrateRoot(container, element);
    });
  } else {
    createRoot(container).render(element);
  }
}
