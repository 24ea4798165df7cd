/** Copies of the site, which tests and benches build beside the real one with other content. */
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import path from "node:path";

/** What a build reads, its content aside; all else is its result or no part of it. */
const sources = [
  ...["src", "static"],
  ...["gatsby-browser.tsx", "gatsby-config.ts", "gatsby-node.ts", "gatsby-ssr.tsx"],
  ...["package.json", "tsconfig.json"],
];

/**
 * Copies the sources of the site, without its content, into a folder and links the packages there. The folder may hold
 * an older copy: its sources are replaced, what was built of them stays.
 */
export function copySite(folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const name of sources) {
    const place = path.join(folder, name);
    // A file that the site no longer has would be built on.
    rmSync(place, { recursive: true, force: true });
    cpSync(path.resolve(name), place, { recursive: true, preserveTimestamps: true });
  }
  const packages = path.join(folder, "node_modules");
  if (!existsSync(packages)) symlinkSync(path.resolve("node_modules"), packages);
}
