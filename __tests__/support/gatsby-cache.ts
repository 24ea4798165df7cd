/** The part of Gatsby's and react-slick's browser code that the wall reads, in a temporary folder. */
import { mkdirSync, mkdtempSync, realpathSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Gatsby's part of Partytown in the browser. */
export const partytownPart = "node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js";

/** The parts of react-slick that import others. */
export const sliderPart = "node_modules/react-slick/lib/inner-slider.js";
export const sliderEntry = "node_modules/react-slick/lib/index.js";

const importers: Readonly<Record<string, string>> = {
  [partytownPart]: 'require("./utils/inject-partytown-snippet")',
  [sliderEntry]: 'require("./slider")',
  ".cache/gatsby-browser-entry.js": 'export * from "gatsby-script"',
  ".cache/loader.js": "import(`react-server-dom-webpack`)",
  ".cache/production-app.js": "require(`./register-service-worker`)",
  ".cache/page-renderer.js": 'import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"',
  [sliderPart]: ["./arrows", "./dots", "lodash.debounce", "resize-observer-polyfill"]
    .map((request) => `require("${request}")`)
    .join(";"),
};

/** Folder of a site with one style sheet; `changed` replaces files of Gatsby's. */
export function aSiteFolder(changed: Readonly<Record<string, string>> = {}): string {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), "site-folder-")));
  const files = { ...importers, "src/one.css": "a { color: red }", ...changed };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return folder;
}
