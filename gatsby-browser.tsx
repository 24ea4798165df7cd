import type { GatsbyBrowser } from "gatsby";
import { hydrateInSlices } from "./src/gatsby/boot/hydrate-in-slices";
import { inTasks } from "./src/gatsby/boot/in-tasks";
import { loadTemplateEarly } from "./src/gatsby/boot/load-template-early";
import { jumpOnTab } from "./src/shell/jump-on-tab";
import type { SiteLayout } from "./src/shell/styled-site-layout";

let Layout: typeof SiteLayout;

const loadLayout = async () => {
  ({ SiteLayout: Layout } = await import(/* webpackMode: "eager" */ "./src/shell/styled-site-layout"));
};

/** Gatsby goes on when this is done. */
export const onClientEntry = () => inTasks(jumpOnTab, loadTemplateEarly, loadLayout);

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);

/** Gatsby's type of this function is that of React 17's render, which gives back an element. */
export const replaceHydrateFunction = () => hydrateInSlices;

/** Says that React has hydrated the page; the browser suite waits for it. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
};
