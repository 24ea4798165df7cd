import { statSync } from "node:fs";
import path from "node:path";

/** Absolute path of `CONTENT_FOLDER`, by default `data`; throws when there is no such folder. */
export function contentFolder(environment: Readonly<Record<string, string | undefined>>): string {
  const name = environment.CONTENT_FOLDER?.trim() || "data";
  const folder = path.resolve(name);
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) {
    throw new Error(
      `CONTENT_FOLDER: the content is looked for in "${name}", and there is no such folder; name another or leave it blank for data`,
    );
  }
  return folder;
}
