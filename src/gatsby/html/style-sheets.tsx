import type { ReactNode } from "react";
import { siteSheet } from "../bundler/file-names";
import { mustHold } from "../contract";
import { isElement, type PageElement } from "./elements";

/** The file that a style element holds: "/app.97da061f.css". Undefined for any other element. */
function sheetFile(node: ReactNode): string | undefined {
  if (!isElement(node) || node.type !== "style") return undefined;
  const file = node.props["data-href"];
  return typeof file === "string" ? file : undefined;
}

/**
 * Links the sheet of the site, which the browser caches for all pages; the page's own sheets stay inline. Inlined as
 * well, it would make each page 20 kB longer.
 */
function linkedIfShared(node: PageElement): ReactNode {
  const file = sheetFile(node) ?? "";
  return siteSheet.test(file) ? <link key={file} rel="stylesheet" href={file} /> : node;
}

/** The head with the sheets of the site before those of the page; Gatsby has them the other way round. */
export function orderedSheets(head: readonly ReactNode[]): ReactNode[] {
  const sheets = head.filter(isElement).filter((node) => sheetFile(node) !== undefined);
  const files = sheets.map(sheetFile);
  mustHold(
    "style elements",
    files.some((file) => file !== undefined && siteSheet.test(file)),
    `the sheets ${files.join(", ") || "none"}`,
  );
  const others = head.filter((node) => sheetFile(node) === undefined);
  return [...others, ...sheets.reverse().map(linkedIfShared)];
}
