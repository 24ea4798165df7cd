import type { GatsbySSR } from "gatsby";
import { renderToString } from "react-dom/server";
import bundles from "site-bundles";
import cities from "site-content/cities.json";
import { chunkFilesOf } from "./src/gatsby/emitted-files";
import { lateScriptsHead, lateScriptsTemplate } from "./src/gatsby/late-scripts/late-scripts";
import { rewriteHtml } from "./src/gatsby/rewrite-html";
import { earlyNoticeId } from "./src/lib/early-clicks";
import { fontPreloads, prePaintHead } from "./src/shell/pre-paint-head";
import { SiteLayout } from "./src/shell/site-layout";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>
);

/** React 18's stream writes U+0000 before some letters. A task per page, as react-helmet holds one head at a time. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = async ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  await new Promise(setImmediate);
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const { pathname, loadPageDataSync, setHeadComponents, setPreBodyComponents } = args;
  setHeadComponents([...prePaintHead(cities.map(({ name }) => name)), lateScriptsHead]);
  setPreBodyComponents([
    ...fontPreloads,
    <p key="early-notice" id={earlyNoticeId} role="status" className="vh" />,
  ]);
  if (process.env.NODE_ENV === "production")
    setPreBodyComponents([lateScriptsTemplate(pathname, loadPageDataSync(pathname), chunkFilesOf(bundles))]);
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (args) => {
  if (process.env.NODE_ENV === "production") rewriteHtml(args);
};
