import type { GatsbySSR } from "gatsby";
import type { ReactElement, ReactNode } from "react";
import cities from "site-content/cities.json";
import { firstPaintScript } from "./src/gatsby/html/first-paint";
import { startScriptsLater } from "./src/gatsby/html/late-scripts";
import { constantPagePathScript } from "./src/gatsby/html/page-path-script";
import { cityStyles, prePaintScript } from "./src/shell/pre-paint";
import { SiteLayout } from "./src/shell/site-layout";

export const wrapPageElement: GatsbySSR["wrapPageElement"] = ({ element, props }) => (
  <SiteLayout pathname={props.location.pathname}>{element}</SiteLayout>
);

const cityNames = cities.map(({ name }) => name);
const preloadedFonts = ["/fonts/newsreader-display-latin.woff2", "/fonts/public-sans-latin.woff2"];

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) => {
  setHeadComponents([
    ...preloadedFonts.map((href) => (
      <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
    )),
    <script key="first-paint" dangerouslySetInnerHTML={{ __html: firstPaintScript }} />,
    <script key="pre-paint" dangerouslySetInnerHTML={{ __html: prePaintScript(cityNames) }} />,
    <style key="city-styles" dangerouslySetInnerHTML={{ __html: cityStyles(cityNames) }} />,
  ]);
};

function isElement(node: ReactNode): node is ReactElement {
  return typeof node === "object" && node !== null && "key" in node;
}

const isStockImageHelper = (node: ReactNode) =>
  isElement(node) && typeof node.key === "string" && node.key.startsWith("gatsby-image-style");
const isSheet = (node: ReactNode) => isElement(node) && node.type === "style" && "data-href" in node.props;

/**
 * The site's own sheet, the same on every page, is a file that the browser keeps; the page's sheet stands in the page.
 * Inlined as well, it would make each page 20 kB longer.
 */
function linkedIfShared(node: ReactNode): ReactNode {
  if (!isElement(node) || !isSheet(node)) return node;
  const href: unknown = Reflect.get(node.props, "data-href");
  if (typeof href !== "string" || !/^\/app\./.test(href)) return node;
  return <link key={href} rel="stylesheet" href={href} />;
}

/** Name of the bundle of a page's template, as its sheet bears it: "component---src-pages-about-tsx". */
function templateChunk(head: readonly ReactNode[]): string {
  const hrefs = head.filter(isElement).map(({ props }) => String(Reflect.get(props, "data-href")));
  return (
    hrefs.map((href) => /^\/(component---[^.]+)\./.exec(href)?.[1]).find((name) => name !== undefined) ?? ""
  );
}

/**
 * Keeps the head lean: the stock image component is not used (decision F3), so its styles and script go; and the
 * sheets of the site stand before those of the page, which Gatsby puts the other way round. Inline scripts are made the
 * same on every page, so that the Content-Security-Policy can name them, and the bundles start after load and first
 * paint.
 */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}) => {
  const head = getHeadComponents().filter((node) => !isStockImageHelper(node));
  const sheets = head.filter(isSheet).reverse().map(linkedIfShared);
  replaceHeadComponents([...head.filter((node) => !isSheet(node)), ...sheets]);
  const postBody = getPostBodyComponents().map((node) =>
    isElement(node) && node.key === "script-loader" ? constantPagePathScript(node, pathname) : node,
  );
  replacePostBodyComponents(startScriptsLater(postBody, pathname, templateChunk(head)));
};
