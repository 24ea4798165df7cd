import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";

/** Texts by the address at which the site serves them: "/compare/orchard-row.json". */
type PublicFiles = ReadonlyMap<string, string>;

/** Writes files into the build, with the folders that they need. */
export async function writePublicFiles(files: PublicFiles): Promise<void> {
  const folders = new Set([...files.keys()].map((address) => path.join("public", path.dirname(address))));
  for (const folder of folders) await mkdir(folder, { recursive: true });
  await Promise.all([...files].map(([address, text]) => writeFile(path.join("public", address), text)));
}

/** The same for all files of a folder but a page of its address: those that are no longer among them are removed. */
export async function replacePublicFolder(address: string, files: PublicFiles): Promise<void> {
  const folder = path.join("public", address);
  const names = await readdir(folder).catch(() => []);
  const gone = names.filter((name) => name !== "index.html" && !files.has(`${address}/${name}`));
  await Promise.all(gone.map((name) => rm(path.join(folder, name))));
  await writePublicFiles(files);
}
