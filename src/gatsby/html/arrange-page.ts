import type { PreRenderHTMLArgs } from "gatsby";
import { startScriptsLater } from "./late-scripts";
import { withConstantPagePath } from "./page-path-script";
import { orderedSheets, templateChunk } from "./style-sheets";

/**
 * Gatsby's onPreRenderHTML of a build: style sheets in the right order, inline scripts that are the same on every page,
 * and bundles that start after load and first paint.
 */
export function arrangePage(args: PreRenderHTMLArgs): void {
  const { getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents } = args;
  const head = getHeadComponents();
  replaceHeadComponents(orderedSheets(head));
  const postBody = withConstantPagePath(getPostBodyComponents(), args.pathname);
  replacePostBodyComponents(startScriptsLater(postBody, templateChunk(head)));
}
