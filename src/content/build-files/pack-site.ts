import { copyFile, cp, readdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { constants, gzip } from "node:zlib";
import type { Environment } from "../../config/environment";

const packedHosts = ["nginx", "cloudflare", "vercel", "netlify"] as const;
export type PackedHost = (typeof packedHosts)[number];

interface Folders {
  readonly from: string;
  readonly hostFiles: string;
  readonly into: string;
  readonly withSourceMaps?: boolean;
}

/** The host that SITE_HOST names; undefined when it is unset. Throws for one that is not known. */
export function packedHostOf(environment: Environment) {
  const name = environment.SITE_HOST?.trim() || undefined;
  const host = packedHosts.find((known) => known === name);
  if (name !== undefined && host === undefined) {
    throw new Error(`SITE_HOST is "${name}"; use ${packedHosts.join(", ")}, or leave it out`);
  }
  return host;
}

const compressible = /\.(html|js|css|json|xml|svg|txt|webmanifest)$/;
/** Below it compression saves nothing; nginx.conf has the same bound. */
const minBytes = 1000;
const filesAtOnce = 16;

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}

/** With the time of the file, so that its ETag changes only when the file does. */
async function compressFile(file: string): Promise<void> {
  const { size, atime, mtime } = await stat(file);
  if (size < minBytes) return;
  const packed = await promisify(gzip)(await readFile(file), { level: constants.Z_BEST_COMPRESSION });
  await writeFile(`${file}.gz`, packed);
  await utimes(`${file}.gz`, atime, mtime);
}

async function compressFolder(folder: string): Promise<void> {
  const files = (await filesBelow(folder)).filter((file) => compressible.test(file));
  for (let start = 0; start < files.length; start += filesAtOnce) {
    await Promise.all(files.slice(start, start + filesAtOnce).map(compressFile));
  }
}

/** Cloudflare Pages would move "/about" of about/index.html to "/about/" (docs/decisions/addresses.md). */
async function flattenPages(folder: string): Promise<void> {
  const files = await filesBelow(folder);
  const all = new Set(files);
  for (const file of files) {
    const flat = `${path.dirname(file)}.html`;
    const isPage = path.basename(file) === "index.html" && path.dirname(file) !== folder;
    if (isPage && !all.has(flat)) await rename(file, flat);
  }
}

const isSourceMap = (file: string) => /\.(js|css)\.map$/.test(file);

/** Copies the build for a host: with .gz files for nginx, flat for Cloudflare, with vercel.json for Vercel. */
export async function packSite(host: PackedHost, folders: Folders): Promise<void> {
  const { from, hostFiles, into, withSourceMaps = false } = folders;
  await rm(into, { recursive: true, force: true });
  await cp(from, into, {
    recursive: true,
    preserveTimestamps: true,
    filter: (file) => withSourceMaps || !isSourceMap(file),
  });
  if (host === "netlify") return;
  if (host === "cloudflare") return flattenPages(into);
  await Promise.all(["_headers", "_redirects"].map((name) => rm(path.join(into, name), { force: true })));
  if (host === "nginx") await compressFolder(into);
  else await copyFile(path.join(hostFiles, "vercel.json"), path.join(into, "vercel.json"));
}
