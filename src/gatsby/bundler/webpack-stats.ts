import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord } from "../../lib/json-record";
import { pageDataAddress } from "../boot/page-data";
import { mustHold } from "../contract";

/** Scripts and sheets by the name of their chunk: "app", "component---src-pages-about-tsx". */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

const statsFile = "webpack.stats.json";

const isChunkFiles = (value: unknown): value is ChunkFiles =>
  isRecord(value) && Object.values(value).every(Array.isArray);

/** The files of each chunk of the build in `root` (public); throws where there is no build. */
export function readChunkFiles(root: string): ChunkFiles {
  const file = path.join(root, statsFile);
  if (!existsSync(file)) throw new Error(`${root} holds no build; run \`npm run build\` first`);
  const stats: unknown = JSON.parse(readFileSync(file, "utf8"));
  const chunks = isRecord(stats) ? stats.assetsByChunkName : undefined;
  mustHold("chunk files", isChunkFiles(chunks), "something else");
  return chunks;
}

const isScript = (file: string) => file.endsWith(".js");

/** Name of the chunk with the template of the page with these data. */
function templateChunk(pageData: unknown): string {
  const name = isRecord(pageData) ? pageData.componentChunkName : undefined;
  mustHold("page data", typeof name === "string", "no name of a template");
  return name;
}

/** Scripts of the chunk that holds the template of the page at `pathname`, which Gatsby's loader fetches at once. */
export function templateScripts(root: string, pathname: string, chunks: ChunkFiles): string[] {
  const pageData: unknown = JSON.parse(readFileSync(path.join(root, pageDataAddress(pathname)), "utf8"));
  return (chunks[templateChunk(pageData)] ?? []).filter(isScript);
}

/**
 * Scripts of the island with the list of a page with these data: the chunk "results-body" belongs to the template
 * results.tsx. None on pages without one.
 */
export function bodyScripts(pageData: unknown, chunks: ChunkFiles): string[] {
  const [, template = ""] = /-templates-(.+)-tsx$/.exec(templateChunk(pageData)) ?? [];
  return (chunks[`${template}-body`] ?? []).filter(isScript);
}

/** webpack's runtime among the scripts that a page names; it holds the hash of every script that it may load. */
export function runtimeScript(scripts: Iterable<string>): string {
  const runtime = [...scripts].find((file) => file.startsWith("webpack-runtime-"));
  mustHold("chunk files", runtime !== undefined, "no script of webpack's runtime");
  return runtime;
}
