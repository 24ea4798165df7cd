import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Id of the element in which Gatsby renders a page. */
export const pageElementId = "gatsby-focus-wrapper";

/**
 * Hydrates the page in slices of a few milliseconds, so that input is handled in between; Gatsby does it in one long
 * task. The development server's pages have no HTML to hydrate and are rendered.
 */
export function hydrateInSlices(element: ReactNode, container: Element): void {
  if (container.querySelector(`#${pageElementId}`)?.hasChildNodes()) {
    startTransition(() => {
      hydrateRoot(container, element);
    });
  } else {
    createRoot(container).render(element);
  }
}
