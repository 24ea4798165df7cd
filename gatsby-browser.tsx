import type { GatsbyBrowser } from "gatsby";
// Before all styles of components, which outrank its classes.
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/base.css";
import { handOverShell, hydrateInSlices } from "./src/gatsby/boot/hydrate-in-slices";
import { isLineSlow, loadOnIntent, retryTemplates } from "./src/gatsby/boot/load-pages";
import { renderDeferredSections } from "./src/gatsby/late-scripts/render-deferred-sections";
import { jumpOnTab, loadPicturesForPrint, replayEarlyClicks } from "./src/shell/document-events";
import { SiteLayout } from "./src/shell/site-layout";
import { rememberPage } from "./src/visitor/previous-page";
import { hydrateAll, hydrateOnIntent, hydrateWhenIdle } from "./src/ui/lazy-hydrate";
// After the layout's own styles; in the shared stylesheet, so that property pages do not inline print styles.
import "./src/listing/detail/printout.module.css";
import "./src/styles/display-units.css";
import "./src/styles/print.css";

export const onClientEntry = () => {
  jumpOnTab();
  retryTemplates();
  loadPicturesForPrint();
  hydrateOnIntent();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  // Gatsby's path of a page includes the query of the address that was opened.
  <SiteLayout
    pathname={props.location.pathname}
    builtPath={props.pageResources.page.path.replace(/\?.*/, "")}
  >
    {element}
  </SiteLayout>
);

export const disableCorePrefetching = isLineSlow;

export { shouldUpdateScroll } from "./src/gatsby/boot/load-pages";

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = ({ prevLocation }) => {
  if (prevLocation !== null) void hydrateAll();
};

export const onRouteUpdate = rememberPage;

/** Gatsby's type of this function is that of React 17's render, which returns an element. */
export const replaceHydrateFunction = () => hydrateInSlices;

export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = (args) => {
  document.documentElement.dataset.hydrated = "true";
  loadOnIntent(args);
  handOverShell();
  void replayEarlyClicks();
  hydrateWhenIdle(renderDeferredSections);
};
