import { existsSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { mustHold } from "../contract";

interface UnusedPart {
  /** As the code around it imports it. */
  readonly request: string;
  /** File that imports it, below the folder of the site. */
  readonly importer: string;
  /** Module in src/gatsby/bundler that replaces it; an empty one when absent. */
  readonly standIn?: string;
}

const slider = "node_modules/react-slick/lib/inner-slider.js";

/**
 * Parts of packages that this site never uses. Of react-slick, which comes by itself wherever a carousel is in view: its arrows and dots, its frame for breakpoints and rows, a ResizeObserver for browsers
 * older than those the site is built for, and a debouncer with more to choose than is asked for; together 5.2 of 17.3
 * kB gzip.
 */
const unusedParts: readonly UnusedPart[] = [
  { request: "./arrows", importer: slider },
  { request: "./dots", importer: slider },
  { request: "resize-observer-polyfill", importer: slider, standIn: "own-resize-observer" },
  { request: "lodash.debounce", importer: slider, standIn: "debounce" },
  { request: "./slider", importer: "node_modules/react-slick/lib/index.js", standIn: "bare-slider" },
];

/**
 * webpack's aliases that take the unused parts out of the bundle of the site in `folder`. Stops the build where one
 * of them is no longer imported: the alias would have no effect, and its successor would be in every page.
 */
export function unusedPartAliases(folder: string): Record<string, string | false> {
  return Object.fromEntries(
    unusedParts.map(({ request, importer, standIn }) => {
      const file = path.join(folder, importer);
      const isImported =
        existsSync(file) &&
        [`"${request}"`, `\`${request}\``].some((text) => readFileSync(file, "utf8").includes(text));
      mustHold("unused parts", isImported, `no import of ${request} in ${importer}`);
      // webpack follows links: the packages of a build may lie elsewhere.
      const replaced = request.startsWith(".")
        ? path.join(path.dirname(realpathSync(file)), request)
        : request;
      return [replaced, standIn === undefined ? false : path.join(folder, "src/gatsby/bundler", standIn)];
    }),
  );
}
