/** Copies of the site, which tests and benchmarks build with other content. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What a build reads, apart from its content. */
const sources = [
  ...["src", "static"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package.json", "tsconfig.json"],
];

/**
 * Copies the sources of the site, without its content, into a folder and links the packages there. Sources of an older
 * copy in the folder are replaced, what was built from them stays.
 */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of sources) {
    const copy = path.join(folder, name);
    // So that files that the site no longer has are not built.
    rmSync(copy, { recursive: true, force: true });
    cpSync(path.resolve(name), copy, { recursive: true, preserveTimestamps: true });
  }
  const packages = path.join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(path.resolve("node_modules"), packages);
}
