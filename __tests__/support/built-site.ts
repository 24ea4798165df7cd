import { readFileSync } from "node:fs";
import path from "node:path";
import { testSiteOrigin } from "./addresses";
import { testSiteRoot } from "./test-content";

/** A build and where it is served. */
export interface BuiltSite {
  /** Folder of the build. */
  readonly root: string;
  /** Origin that it is served from, asked for when the tests run. */
  readonly served: () => string;
  /** Origin that its pages name as theirs. */
  readonly published: string;
}

/** The site of the tests' content, which the browser suite visits. */
export const siteOfTests: BuiltSite = {
  root: testSiteRoot,
  served: () => testSiteOrigin,
  published: testSiteOrigin,
};

const addressesOf = (root: string) =>
  [...readFileSync(path.join(root, "sitemap.xml"), "utf8").matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    (match) => new URL(match[1] ?? ""),
  );

/** Paths of every page in the sitemap of a build. */
export function sitemapPaths(root = testSiteRoot): string[] {
  return addressesOf(root).map(({ pathname }) => pathname);
}

/** Origin that the pages of a build name as theirs. */
export function publishedOrigin(root: string): string {
  return addressesOf(root)[0]?.origin ?? "";
}
