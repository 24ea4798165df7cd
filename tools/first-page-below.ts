import { readdirSync } from "node:fs";
import path from "node:path";

/** Path of the first page of a build below a folder such as `property` or `blog`. Throws when it has none. */
export function firstPageBelow(root: string, folder: string): string {
  const parent = path.join(root, folder);
  const names = readdirSync(parent, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
  const [first] = names;
  if (first === undefined) throw new Error(`${parent} holds no page`);
  return `/${folder}/${first}`;
}
