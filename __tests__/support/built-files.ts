import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { slicesFolder } from "../../src/gatsby/emitted-files";
import { testSiteRoot } from "./test-content";

/** Text of a file of the build, e.g. `rss.xml`. */
export function builtText(name: string): string {
  return readFileSync(path.join(testSiteRoot, name), "utf8");
}

/** Every page of the build, relative to its root: `index.html`, `404.html`, `about/index.html` … */
export const builtPages: readonly string[] = readdirSync(testSiteRoot, {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(({ parentPath, name }) => path.relative(testSiteRoot, path.join(parentPath, name)))
  // Gatsby keeps parts of pages there.
  .filter((name) => !name.startsWith(slicesFolder))
  .sort();
