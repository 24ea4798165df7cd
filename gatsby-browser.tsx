import type { GatsbyBrowser } from "gatsby";
import { hydrateInSlices } from "./src/gatsby/boot/hydrate-in-slices";
import { jumpOnTab } from "./src/shell/jump-on-tab";
import { SiteLayout } from "./src/shell/styled-site-layout";

export const onClientEntry = jumpOnTab;

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>
);

/** Gatsby's type of this function is that of React 17's render, which gives back an element. */
export const replaceHydrateFunction = () => hydrateInSlices;

/** Says that React has hydrated the page; the browser suite waits for it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
};
