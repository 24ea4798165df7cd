import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { loadTemplateEarly } from "./src/gatsby/boot/early-template";
import { jumpOnTab } from "./src/shell/jump-on-tab";
import type { SiteLayout } from "./src/shell/styled-site-layout";

let Layout: typeof SiteLayout;

/** Each part of the start is a task of its own, so that a touch or key is answered in between. */
const nextTask = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve);
  });

/** Gatsby goes on when this is done. */
export const onClientEntry = async (): Promise<void> => {
  jumpOnTab();
  await nextTask();
  loadTemplateEarly();
  await nextTask();
  ({ SiteLayout: Layout } = await import(/* webpackMode: "eager" */ "./src/shell/styled-site-layout"));
  await nextTask();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);

/**
 * React takes the page over in slices of a few milliseconds, so that a touch or key is answered in between; Gatsby's own
 * way is one long task. The development server's pages come without HTML and are drawn from nothing. (Gatsby's type of
 * this function is that of React 17's render, which gives back an element.)
 */
export const replaceHydrateFunction =
  () =>
  (element: ReactNode, container: Element): void => {
    if (container.querySelector("#gatsby-focus-wrapper")?.hasChildNodes()) {
      startTransition(() => {
        hydrateRoot(container, element);
      });
    } else {
      createRoot(container).render(element);
    }
  };

/** Says that React has taken the page over; the browser suite waits for it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
};
