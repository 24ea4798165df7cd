/** Copies of the site with other content, which tests and benches build beside the real one. */
import { cpSync, existsSync, mkdirSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What a build reads; all else is its result or no part of it. */
const sources = [
  ...["data", "src", "static"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package.json", "tsconfig.json"],
];

/** Copies the sources of the site into a folder, which may hold an older copy, and links the packages there. */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of sources) cpSync(path.resolve(name), path.join(folder, name), { recursive: true });
  const packages = path.join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(path.resolve("node_modules"), packages);
}
