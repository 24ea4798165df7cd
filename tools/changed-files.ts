import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";

/** State of a built file. */
interface FileState {
  readonly digest: string;
  /** Whether it names the home. */
  readonly isAbout: boolean;
}

export type SiteState = ReadonlyMap<string, FileState>;

/** Every file of a built site, by its path, and whether it names the home with this slug. */
export async function siteState(folder: string, slug: string): Promise<SiteState> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const states = new Map<string, FileState>();
  for (const entry of entries.filter((found) => found.isFile())) {
    const absolute = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, absolute);
    const content = await readFile(absolute);
    states.set(file, {
      digest: createHash("sha1").update(content).digest("base64"),
      isAbout: content.includes(slug),
    });
  }
  return states;
}

/** Files that were added, changed or removed; `unrelated` are those that named the home neither before nor after. */
export function changesBetween(before: SiteState, after: SiteState) {
  const files = [...new Set([...before.keys(), ...after.keys()])].sort();
  const changed = files.filter((file) => before.get(file)?.digest !== after.get(file)?.digest);
  const isAbout = (file: string) => Boolean(before.get(file)?.isAbout || after.get(file)?.isAbout);
  return { changed, unrelated: changed.filter((file) => !isAbout(file)) };
}
