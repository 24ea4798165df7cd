import type { PreRenderHTMLArgs } from "gatsby";
import type { ReactNode } from "react";
import { isElement } from "./elements";
import { lateScripts, withoutScripts } from "./late-scripts";
import { withConstantPagePath } from "./page-path-script";
import { orderedSheets } from "./style-sheets";

/**
 * Gatsby's onPreRenderHTML of a build: style sheets in the right order, inline scripts that are the same on every page, and
 * bundles that start after the first paint, with the preloads that stand before the page's content.
 */
export function arrangePage(args: PreRenderHTMLArgs): void {
  const head = args.getHeadComponents();
  const preBody = args.getPreBodyComponents();
  const isPreload = (node: ReactNode) => isElement(node) && node.type === "link";
  const preloads = preBody.filter(isPreload);
  const postBody = args.getPostBodyComponents();
  args.replaceHeadComponents(orderedSheets(head));
  args.replacePreBodyComponents([
    lateScripts(postBody, preloads),
    ...preBody.filter((node) => !isPreload(node)),
  ]);
  args.replacePostBodyComponents(withConstantPagePath(withoutScripts(postBody), args.pathname));
}
