/** Gatsby's browser code of a site, as far as the wall reads it, in a temporary folder. */
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

const importers: Readonly<Record<string, string>> = {
  "gatsby-browser-entry.js": 'export * from "gatsby-script"',
  "production-app.js": "require(`./register-service-worker`)",
  "page-renderer.js": 'import { headHandlerForBrowser } from "./head/head-export-handler-for-browser"',
};

/** Folder of a site with one style sheet; `changed` replaces files of its cache. */
export function aSiteFolder(changed: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), "site-folder-"));
  mkdirSync(path.join(folder, ".cache"));
  for (const [name, text] of Object.entries({ ...importers, ...changed }))
    writeFileSync(path.join(folder, ".cache", name), text);
  mkdirSync(path.join(folder, "src"));
  writeFileSync(path.join(folder, "src", "one.css"), "a { color: red }");
  return folder;
}
