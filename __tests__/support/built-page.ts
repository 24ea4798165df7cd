import { JSDOM } from "jsdom";
import { siteOfTests } from "./built-site";

/** A page as a crawler without JavaScript gets it. */
export interface BuiltPage {
  readonly path: string;
  readonly status: number;
  readonly document: Document;
}

/** jsdom keeps some MB for the rules of a page, which no crawler reads. */
const withoutStyles = (html: string) => html.replace(/(<style[^>]*>)[^<]*(?=<\/style>)/g, "$1");

/** Fetches a path of a served build without following redirects and without running scripts. */
export async function fetchPage(pagePath: string, { served, published } = siteOfTests): Promise<BuiltPage> {
  const response = await fetch(served() + pagePath, { redirect: "manual" });
  const { window } = new JSDOM(withoutStyles(await response.text()), { url: published + pagePath });
  return { path: pagePath, status: response.status, document: window.document };
}

/** Content of a meta element by its name or property; undefined when it is missing. */
export function metaContent(document: Document, name: string): string | undefined {
  return (
    document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute("content") ??
    undefined
  );
}
