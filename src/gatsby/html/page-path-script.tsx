import type { ReactNode } from "react";
import { mustHold } from "../contract";
import { inlineText, isElement } from "./elements";

/**
 * Gives Gatsby's script that names the page, `window.pagePath="/about"`, the same text on all pages: the path moves
 * into a data attribute. So one Content-Security-Policy with the hashes of a few scripts serves the whole site.
 */
export function withConstantPagePath(nodes: readonly ReactNode[], pathname: string): ReactNode[] {
  const isPathScript = (node: ReactNode) => isElement(node) && node.key === "script-loader";
  mustHold("page path script", nodes.some(isPathScript), "no such script");
  return nodes.map((node) => {
    if (!isElement(node) || !isPathScript(node)) return node;
    const text = inlineText(node);
    const setsPath = `window.pagePath=${JSON.stringify(pathname)};`;
    mustHold("page path script", text.includes(setsPath), text);
    const constant = text.replace(setsPath, "window.pagePath=document.currentScript.dataset.pagePath;");
    return (
      <script
        {...node.props}
        key={node.key}
        data-page-path={pathname}
        dangerouslySetInnerHTML={{ __html: constant }}
      />
    );
  });
}
