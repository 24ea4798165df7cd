import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { filesDigest } from "../bundler/files-digest";

/** File of the types that Gatsby writes for the queries, which the type check needs. */
export const queryTypesFile = "src/gatsby-types.d.ts";

/** What the types are made from beside `src`, which holds the queries, the schemas and the types themselves. */
const otherSources = [
  ...["gatsby-config.ts", "gatsby-node.ts", "package.json"],
  ...["gatsby", "gatsby-plugin-sharp", "gatsby-transformer-sharp", "gatsby-source-filesystem"].map(
    (name) => `node_modules/${name}/package.json`,
  ),
];
const markFile = ".cache/query-types.sha256";

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/** Digest of the types and of all that they are made from. */
function digestOfTypes(folder: string): string {
  const digest = createHash("sha256");
  for (const ending of [".ts", ".tsx"]) digest.update(filesDigest(path.join(folder, "src"), ending));
  for (const name of otherSources) digest.update(textOf(path.join(folder, name)));
  return digest.digest("hex");
}

/**
 * Whether the types of the queries in the site's folder are those that Gatsby would write: after an edit of the content
 * alone they are, and writing them takes several seconds.
 */
export function areQueryTypesCurrent(folder: string): boolean {
  const mark = textOf(path.join(folder, markFile));
  return mark !== "" && existsSync(path.join(folder, queryTypesFile)) && mark === digestOfTypes(folder);
}

/** Notes from which code the types of the queries in the site's folder were written. */
export function noteQueryTypes(folder: string): void {
  const mark = path.join(folder, markFile);
  mkdirSync(path.dirname(mark), { recursive: true });
  writeFileSync(mark, digestOfTypes(folder));
}
