import type { GatsbyBrowser } from "gatsby";
import { handOverShell, hydrateInSlices } from "./src/gatsby/boot/hydrate-in-slices";
import { isLineSlow, loadOnIntent, retryTemplates } from "./src/gatsby/boot/load-pages";
import { opensAtTop } from "./src/gatsby/boot/opens-at-top";
import { renderDeferredSections } from "./src/gatsby/late-scripts/render-deferred-sections";
import { jumpOnTab } from "./src/shell/jump-on-tab";
import { loadPicturesForPrint } from "./src/shell/load-pictures-for-print";
import { replayEarlyClicks } from "./src/shell/replay-early-clicks";
import { SiteLayout } from "./src/shell/styled-site-layout";
import { hydrateAll, hydrateOnIntent, hydrateWhenIdle } from "./src/ui/lazy-hydrate";

export const onClientEntry = () => {
  jumpOnTab();
  retryTemplates();
  loadOnIntent();
  loadPicturesForPrint();
  hydrateOnIntent();
};

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = ({ element, props }) => (
  // Gatsby's path of a page has the query of the address that was opened.
  <SiteLayout
    pathname={props.location.pathname}
    builtPath={props.pageResources.page.path.replace(/\?.*/, "")}
  >
    {element}
  </SiteLayout>
);

export const disableCorePrefetching = isLineSlow;

export const shouldUpdateScroll = opensAtTop;

export const onPreRouteUpdate = hydrateAll;

/** Gatsby's type of this function is that of React 17's render, which gives back an element. */
export const replaceHydrateFunction = () => hydrateInSlices;

/** React has hydrated the shell: what the visitor did before acts now, and the rest of the page follows. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
  handOverShell();
  void replayEarlyClicks();
  hydrateWhenIdle();
  renderDeferredSections();
};
