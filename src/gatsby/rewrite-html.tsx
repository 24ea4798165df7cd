import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { isRecord } from "../lib/json-record";
import { siteStylesheet } from "./emitted-files";
import { mustHold } from "./contract";
import { lateScriptsKey } from "./late-scripts/late-scripts";

type PageElement = ReactElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>;

const isElement = (node: ReactNode): node is PageElement => isValidElement(node);

const propOf = (node: ReactNode, name: string) => (isElement(node) ? node.props[name] : undefined);

const inlineText = ({ props: { dangerouslySetInnerHTML: inner } }: PageElement) =>
  isRecord(inner) ? String(inner.__html) : "";

/** No page has Gatsby's picture component; with its three hashes the policy would be too long for Cloudflare. */
function withoutPictureHelpers(head: readonly ReactNode[]): ReactNode[] {
  const kept = head.filter((node) => !(isElement(node) && node.key?.startsWith("gatsby-image-style")));
  const count = head.length - kept.length;
  mustHold("picture helpers", count === 3, `${count} of them`);
  return kept;
}

/** The site's stylesheet before those of the page, which override it; Gatsby writes them the other way round. */
function withOrderedStylesheets(head: readonly ReactNode[]): ReactNode[] {
  const isStylesheet = (node: ReactNode) => propOf(node, "data-href") !== undefined;
  const stylesheets = head.filter(isStylesheet).reverse();
  const [first] = stylesheets.map((node) => String(propOf(node, "data-href")));
  mustHold("style elements", first !== undefined && siteStylesheet.test(first), `last: ${String(first)}`);
  return [...head.filter((node) => !isStylesheet(node)), ...stylesheets];
}

/** Without the bundles, and with a path script whose text is the same on all pages. */
function withConstantPath(postBody: readonly ReactNode[], pathname: string): ReactNode[] {
  const setsPath = `window.pagePath=${JSON.stringify(pathname)};`;
  const script = postBody.find((node) => isElement(node) && node.key === "script-loader");
  const text = isElement(script) ? inlineText(script) : "";
  mustHold("page path script", isElement(script) && text.includes(setsPath), text || "no such script");
  const constant = text.replace(setsPath, "window.pagePath=document.currentScript.dataset.pagePath;");
  const props = { "data-page-path": pathname, dangerouslySetInnerHTML: { __html: constant } };
  return postBody.map((node) => (node === script ? cloneElement(script, props) : node));
}

/** Inline scripts get one text for all pages (docs/decisions/hosts-and-headers.md); prefetches come with the bundles. */
export function rewriteHtml(args: PreRenderHTMLArgs): void {
  const postBody = args.getPostBodyComponents();
  const bundles = postBody.find((node) => propOf(node, "sliceId") === "_gatsby-scripts");
  mustHold("scripts slice", bundles !== undefined, "no such slice");
  const isPrefetch = (node: ReactNode): node is PageElement => propOf(node, "rel") === "prefetch";
  const head = args.getHeadComponents();
  const prefetches = head.filter(isPrefetch).map((link) => cloneElement(link, { as: undefined }));
  const withBundles = (node: ReactNode) =>
    isElement(node) && node.key === lateScriptsKey
      ? cloneElement(node, {}, node.props.children, bundles, prefetches)
      : node;
  const withoutPrefetches = head.filter((node) => !isPrefetch(node));
  args.replaceHeadComponents(withOrderedStylesheets(withoutPictureHelpers(withoutPrefetches)));
  args.replacePreBodyComponents(args.getPreBodyComponents().map(withBundles));
  const withoutBundles = postBody.filter((node) => node !== bundles);
  args.replacePostBodyComponents(withConstantPath(withoutBundles, args.pathname));
}
