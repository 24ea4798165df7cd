import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const sourceMap = z.object({ sources: z.array(z.string()) });
const manifest = z.object({ version: z.string(), license: z.string().optional() });

/** The last package in a path: of those inside one another, the one that the file belongs to. */
const packageOf = (source: string) => [...source.matchAll(/node_modules\/((?:@[^/]+\/)?[^/]+)/g)].at(-1)?.[1];

export interface BundledPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, or "none". */
  readonly licence: string;
}

/** The packages of which the scripts of the build in `root` hold code, by their source maps, sorted by name. */
export function bundledPackages(root: string): BundledPackage[] {
  const sources = readdirSync(root)
    .filter((file) => file.endsWith(".js.map"))
    .flatMap((file) => sourceMap.parse(JSON.parse(readFileSync(path.join(root, file), "utf8"))).sources);
  const names = new Set(sources.map(packageOf).filter((name) => name !== undefined));
  return [...names].sort().map((name) => {
    const file = path.join("node_modules", name, "package.json");
    const { version, license = "none" } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
    return { name, version, licence: license };
  });
}

/** Licences that let a site ship the code as part of its own. */
const shippable = new Set(["MIT", "ISC", "0BSD", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0"]);

/** The packages whose licence is none of those. */
export const notShippable = (packages: readonly BundledPackage[]): BundledPackage[] =>
  packages.filter(({ licence }) => !shippable.has(licence));
