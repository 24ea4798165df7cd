import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import path from "node:path";

/** Digest of every file below a folder, by its path there. */
export async function digestsOf(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const digests = new Map<string, string>();
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const digest = createHash("sha1").update(await readFile(file));
    digests.set(path.relative(folder, file), digest.digest("base64"));
  }
  return digests;
}

/** Files that are new, other than they were, or gone. */
export function changedFiles(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): readonly string[] {
  const files = new Set([...before.keys(), ...after.keys()]);
  return [...files].filter((file) => before.get(file) !== after.get(file)).sort();
}

/** Those of the files below a folder that do not name the home, and so had no cause to change. */
export async function strangersTo(slug: string, folder: string, files: readonly string[]): Promise<string[]> {
  const strangers: string[] = [];
  for (const file of files) {
    const place = path.join(folder, file);
    if (!existsSync(place) || !(await readFile(place, "utf8")).includes(slug)) strangers.push(file);
  }
  return strangers;
}
