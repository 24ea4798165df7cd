import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Id of the element in which Gatsby renders a page. */
export const pageElementId = "gatsby-focus-wrapper";

/**
 * Hydrates the page in slices of a few milliseconds, so that a touch or key is answered in between; Gatsby's own way is
 * one long task. The development server's pages come without HTML and are rendered from nothing.
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
