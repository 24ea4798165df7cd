import type { GatsbyBrowser } from "gatsby";
import { followIslandLinks } from "./src/gatsby/boot/follow-island-links";
import { hydrateInSlices } from "./src/gatsby/boot/hydrate-in-slices";
import { isLineSlow, loadOnIntent, retryTemplates } from "./src/gatsby/boot/load-pages";
import { unfoldPage } from "./src/gatsby/boot/unfold-page";
import { opensAtTop } from "./src/gatsby/boot/opens-at-top";
import { jumpOnTab } from "./src/shell/jump-on-tab";
import { loadPicturesForPrint } from "./src/shell/load-pictures-for-print";
import { replayEarlyInput, replayInIslands } from "./src/shell/replay-early-input";
import { SiteLayout } from "./src/shell/styled-site-layout";

export const onClientEntry = () => {
  jumpOnTab();
  retryTemplates();
  loadOnIntent();
  followIslandLinks();
  loadPicturesForPrint();
  replayInIslands();
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

/** Gatsby's type of this function is that of React 17's render, which gives back an element. */
export const replaceHydrateFunction = () => hydrateInSlices;

/** React has hydrated the page: it learns what the visitor did before, and the rest of the page is laid out. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "true";
  void replayEarlyInput();
  unfoldPage();
};
