import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const root = path.resolve("public");

/** Text of a file of the build, e.g. `rss.xml`. */
export function builtText(name: string): string {
  return readFileSync(path.join(root, name), "utf8");
}

/** Every page of the build, relative to its root: `index.html`, `404.html`, `about/index.html` … */
export const builtPages: readonly string[] = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map(({ parentPath, name }) => path.relative(root, path.join(parentPath, name)))
  // Gatsby keeps parts of pages there.
  .filter((name) => !name.startsWith("_gatsby/"))
  .sort();
