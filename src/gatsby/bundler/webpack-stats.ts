import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { pageDataAddress } from "../boot/page-data";
import { mustHold } from "../contract";
import { chunkFilesOf, scriptsOfChunk, templateChunk, type ChunkFiles, statsFile } from "./chunk-files";

/** The files of each chunk of the build in `root` (public); throws where there is no build. */
export function readChunkFiles(root: string): ChunkFiles {
  const file = path.join(root, statsFile);
  if (!existsSync(file)) throw new Error(`${root} holds no build; run \`npm run build\` first`);
  return chunkFilesOf(JSON.parse(readFileSync(file, "utf8")));
}

/** Scripts of the template of the page at `pathname`, which Gatsby's loader fetches at once. */
export function templateScripts(root: string, pathname: string, chunks: ChunkFiles): string[] {
  const pageData: unknown = JSON.parse(readFileSync(path.join(root, pageDataAddress(pathname)), "utf8"));
  return scriptsOfChunk(chunks, templateChunk(pageData));
}

/** webpack's runtime among a page's scripts; it holds the hash of every script that it may load. */
export function runtimeScript(scripts: Iterable<string>): string {
  const runtime = [...scripts].find((file) => file.startsWith("webpack-runtime-"));
  mustHold("chunk files", runtime !== undefined, "no script of webpack's runtime");
  return runtime;
}
