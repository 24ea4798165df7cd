import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { mustHold } from "../contract";

interface UnusedPart {
  /** As Gatsby's code imports it. */
  readonly request: string;
  /** File of Gatsby's browser code that imports it, below .cache. */
  readonly importer: string;
  /** Module below src/gatsby/bundler that stands in for it; nothing when absent. */
  readonly standIn?: string;
}

/**
 * Parts of Gatsby's browser code that this site never uses: its script component, a service worker, and its own way to
 * render heads.
 */
const unusedParts: readonly UnusedPart[] = [
  { request: "gatsby-script", importer: "gatsby-browser-entry.js" },
  { request: "./register-service-worker", importer: "production-app.js" },
  {
    request: "./head/head-export-handler-for-browser",
    importer: "page-renderer.js",
    standIn: "no-head-handler",
  },
];

/**
 * webpack's aliases that take the unused parts out of the bundle of the site in `folder`. Stops the build where Gatsby no
 * longer imports one of them: the alias would do nothing, and the part, or its successor, be in every page.
 */
export function unusedPartAliases(folder: string): Record<string, string | false> {
  const cache = path.join(folder, ".cache");
  return Object.fromEntries(
    unusedParts.map(({ request, importer, standIn }) => {
      const file = path.join(cache, importer);
      const isImported =
        existsSync(file) &&
        [`"${request}"`, `\`${request}\``].some((text) => readFileSync(file, "utf8").includes(text));
      mustHold("unused parts", isImported, `no import of ${request} in .cache/${importer}`);
      const replaced = request.startsWith(".") ? path.join(cache, request) : request;
      return [replaced, standIn === undefined ? false : path.join(folder, "src/gatsby/bundler", standIn)];
    }),
  );
}
