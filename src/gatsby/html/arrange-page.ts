import type { PreRenderHTMLArgs } from "gatsby";
import { startScriptsLater } from "./late-scripts";
import { withConstantPagePath } from "./page-path-script";
import { orderedSheets } from "./style-sheets";

/**
 * Gatsby's onPreRenderHTML of a build: style sheets in the right order, inline scripts that are the same on every page,
 * and bundles that start after load and first paint.
 */
export function arrangePage(args: PreRenderHTMLArgs): void {
  const { getHeadComponents, replaceHeadComponents, getPostBodyComponents, replacePostBodyComponents } = args;
  replaceHeadComponents(orderedSheets(getHeadComponents()));
  replacePostBodyComponents(startScriptsLater(withConstantPagePath(getPostBodyComponents(), args.pathname)));
}
