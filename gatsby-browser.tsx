import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { jumpOnTab } from "./src/layout/jump-on-tab";
import { SiteLayout } from "./src/layout/site-layout";
// Styles for paper alone have their place in the shared sheet, not in what every property page inlines.
import "./src/components/listing/detail/print-sheet.module.css";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/reset.css";
import "./src/styles/base.css";
import "./src/styles/print.css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>
);

/**
 * React takes the page over in slices of a few milliseconds, so that a touch or key is answered in between; Gatsby's own
 * way is one long task. The development server's pages come without HTML and are drawn from nothing. (Gatsby's type of
 * this function is that of React 17's render, which gives back an element.)
 */
export const replaceHydrateFunction =
  () =>
  (element: ReactNode, container: Element): void => {
    if (document.getElementById("gatsby-focus-wrapper")?.hasChildNodes()) {
      startTransition(() => {
        hydrateRoot(container, element);
      });
    } else {
      createRoot(container).render(element);
    }
  };

export const onClientEntry: GatsbyBrowser["onClientEntry"] = jumpOnTab;

/** Says that React has taken the page over; the browser suite waits for it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
};
