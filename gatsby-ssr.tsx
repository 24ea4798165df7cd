import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import bundles from "site-bundles";
import cities from "site-content/cities.json";
import { chunkFilesOf } from "./src/gatsby/bundler/chunk-files";
import { arrangePage } from "./src/gatsby/html/arrange-page";
import firstPaintScript from "./src/gatsby/html/first-paint.inline?script";
import { pagePreloads } from "./src/gatsby/html/page-preloads";
import { earlyNoticeId } from "./src/lib/early-clicks";
import { prePaintHead } from "./src/shell/pre-paint-head";
import { SiteLayout } from "./src/shell/site-layout";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>
);

/**
 * The stream of React 18, by which Gatsby would render, writes U+0000 before some letters that take several bytes. Each
 * page has a task of its own up to `onRenderBody`, as react-helmet knows the head of one page at a time.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await new Promise(setImmediate);
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const { pathname, loadPageDataSync, setHeadComponents, setPreBodyComponents } = args;
  setHeadComponents([
    ...prePaintHead(cities.map(({ name }) => name)),
    // After what opens the city picker: in the first frame its pictures are asked for before the bundles.
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />,
  ]);
  setPreBodyComponents([<p key="early-notice" id={earlyNoticeId} role="status" className="vh" />]);
  // The development server renders no page.
  if (process.env.NODE_ENV === "production")
    setPreBodyComponents(pagePreloads(pathname, loadPageDataSync(pathname), chunkFilesOf(bundles)));
};

/** The development server's pages stay as Gatsby makes them. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  if (process.env.NODE_ENV === "production") arrangePage(args);
};
