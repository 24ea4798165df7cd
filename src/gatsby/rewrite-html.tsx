import type { PreRenderHTMLArgs } from "gatsby";
import { cloneElement, type ReactElement, type ReactNode } from "react";
import { siteStylesheet } from "./bundler/chunk-files";
import { mustHold } from "./contract";
import { lateScriptsKey } from "./late-scripts/late-scripts";

type PageElement = ReactElement<Readonly<Record<string, unknown>> & { readonly children?: ReactNode }>;

const isElement = (node: ReactNode): node is PageElement =>
  typeof node === "object" && node !== null && "props" in node && "key" in node;

const propOf = (node: ReactNode, name: string) => (isElement(node) ? node.props[name] : undefined);

function inlineText(node: PageElement): string {
  const inner = node.props.dangerouslySetInnerHTML;
  return typeof inner === "object" && inner !== null && "__html" in inner ? String(inner.__html) : "";
}

/** No page has Gatsby's picture component; with its three hashes the policy would be too long for Cloudflare. */
function withoutPictureHelpers(head: readonly ReactNode[]): ReactNode[] {
  const others = head.filter((node) => !(isElement(node) && node.key?.startsWith("gatsby-image-style")));
  const count = head.length - others.length;
  mustHold("picture helpers", count === 3, `${count} of them`);
  return others;
}

/** The site's sheet before those of the page, which override it; Gatsby writes them the other way round. */
function withOrderedStylesheets(head: readonly ReactNode[]): ReactNode[] {
  const isSheet = (node: ReactNode) => propOf(node, "data-href") !== undefined;
  const sheets = head.filter(isSheet).reverse();
  const [first] = sheets.map((node) => String(propOf(node, "data-href")));
  mustHold("style elements", first !== undefined && siteStylesheet.test(first), `last: ${String(first)}`);
  return [...head.filter((node) => !isSheet(node)), ...sheets];
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

/** Makes inline scripts the same on all pages, so that one policy fits all (docs/decisions/hosts-and-headers.md). */
export function rewriteHtml(args: PreRenderHTMLArgs): void {
  const postBody = args.getPostBodyComponents();
  const bundles = postBody.find((node) => propOf(node, "sliceId") === "_gatsby-scripts");
  mustHold("scripts slice", bundles !== undefined, "no such slice");
  const withBundles = (node: ReactNode) =>
    isElement(node) && node.key === lateScriptsKey
      ? cloneElement(node, {}, node.props.children, bundles)
      : node;
  args.replaceHeadComponents(withOrderedStylesheets(withoutPictureHelpers(args.getHeadComponents())));
  args.replacePreBodyComponents(args.getPreBodyComponents().map(withBundles));
  const others = postBody.filter((node) => node !== bundles);
  args.replacePostBodyComponents(withConstantPath(others, args.pathname));
}
