import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { mustHold } from "../contract";

interface UnusedPart {
  /** As Gatsby's code imports it. */
  readonly request: string;
  /** File of Gatsby's browser code that imports it, below the folder of the site. */
  readonly importer: string;
  /** Module in src/gatsby/bundler that replaces it; an empty one when absent. */
  readonly standIn?: string;
}

/**
 * Parts of Gatsby's browser code that this site never uses: its script component, workers for third parties' scripts, a
 * service worker, and its own way to render heads. Together they are 3.7 kB gzip on every page.
 */
const unusedParts: readonly UnusedPart[] = [
  { request: "gatsby-script", importer: ".cache/gatsby-browser-entry.js" },
  {
    request: "@builder.io/partytown/integration",
    importer: "node_modules/gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet.js",
  },
  { request: "./register-service-worker", importer: ".cache/production-app.js" },
  {
    request: "./head/head-export-handler-for-browser",
    importer: ".cache/page-renderer.js",
    standIn: "no-head-handler",
  },
];

/**
 * webpack's aliases that take the unused parts out of the bundle of the site in `folder`. Stops the build where Gatsby
 * no longer imports one of them: the alias would have no effect, and its successor would be in every page.
 */
export function unusedPartAliases(folder: string): Record<string, string | false> {
  return Object.fromEntries(
    unusedParts.map(({ request, importer, standIn }) => {
      const file = path.join(folder, importer);
      const isImported =
        existsSync(file) &&
        [`"${request}"`, `\`${request}\``].some((text) => readFileSync(file, "utf8").includes(text));
      mustHold("unused parts", isImported, `no import of ${request} in ${importer}`);
      const replaced = request.startsWith(".") ? path.join(path.dirname(file), request) : request;
      return [replaced, standIn === undefined ? false : path.join(folder, "src/gatsby/bundler", standIn)];
    }),
  );
}
