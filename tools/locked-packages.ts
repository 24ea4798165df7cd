import { z } from "zod";

const requirements = z.record(z.string(), z.string()).default({});
const entry = z.object({
  version: z.string().default(""),
  dependencies: requirements,
  optionalDependencies: requirements,
  peerDependencies: requirements,
});
const lockfileSchema = z.object({ packages: z.record(z.string(), entry) });

export interface LockedPackage {
  readonly name: string;
  readonly version: string;
  /** The packages by which it comes in, from one of package.json to itself; of several ways the shortest. */
  readonly way: readonly string[];
}

/** The packages that npm installs for the site and its build, those for working on it left out, of a parsed package-lock.json. */
export function lockedPackages(lockfile: unknown): LockedPackage[] {
  const { packages } = lockfileSchema.parse(lockfile);
  /** Where Node finds a package that the one at `from` requires: in its own folder or one around it. */
  const locate = (from: string, name: string): string | undefined => {
    const nested = `${from}${from && "/"}node_modules/${name}`;
    if (packages[nested]) return nested;
    return from === ""
      ? undefined
      : locate(from.slice(0, Math.max(from.lastIndexOf("/node_modules/"), 0)), name);
  };
  const found = new Map<string, LockedPackage>();
  const seen = new Set<string>();
  const queue: { at: string; way: string[] }[] = [{ at: "", way: [] }];
  for (const { at, way } of queue) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = packages[at] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const folder = locate(at, name);
      if (folder === undefined || seen.has(folder)) continue;
      seen.add(folder);
      const next = [...way, name];
      const version = packages[folder]?.version ?? "";
      const known = `${name}@${version}`;
      if (!found.has(known)) found.set(known, { name, version, way: next });
      queue.push({ at: folder, way: next });
    }
  }
  return [...found.values()];
}
