import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";

/** Digest of the names and contents of all files below a folder whose names end in `ending` (".css"). */
export function filesDigest(folder: string, ending: string): string {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(ending),
  );
  const digest = createHash("sha256");
  for (const name of names.toSorted()) digest.update(name).update(readFileSync(path.join(folder, name)));
  return digest.digest("hex");
}
