import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { isRecord, parseJson } from "../lib/json-record";
import { pageElementId } from "./boot/hydrate-in-slices";
import { mustHold } from "./contract";

/** In the folder of the build (public). */
export const statsFile = "webpack.stats.json";

export const slicesFolder = "_gatsby/";

export const siteStylesheet = /^\/app\.[0-9a-f]+\.css$/;

/** Address of a page's data: "/page-data/index/page-data.json" for "/". */
export function pageDataAddress(pathname: string): string {
  return `/page-data/${pathname.replace(/^\/+|\/+$/g, "") || "index"}/page-data.json`;
}

/** File with the build's hash. */
export const buildAddress = "/page-data/app-data.json";

export function staticQueryAddress(hash: string): string {
  return `/page-data/sq/d/${hash}.json`;
}

/** "component---src-templates-listing-tsx" for "src/templates/listing.tsx". */
export function templateChunkName(file: string): string {
  return `component---${file.replace(/\W+/g, "-")}`;
}

/** Scripts and stylesheets by the name of their chunk: "app", "component---src-pages-about-tsx". */
export type ChunkFiles = Readonly<Record<string, readonly string[]>>;

const isChunkFiles = (value: unknown): value is ChunkFiles =>
  isRecord(value) && Object.values(value).every(Array.isArray);

/** The files of each chunk, from the content of webpack.stats.json. */
export function chunkFilesOf(stats: unknown): ChunkFiles {
  const chunks = isRecord(stats) ? stats.assetsByChunkName : undefined;
  mustHold("chunk files", isChunkFiles(chunks), "something else");
  return chunks;
}

export function scriptsOfChunk(chunks: ChunkFiles, name: string): string[] {
  return (chunks[name] ?? []).filter((file) => file.endsWith(".js"));
}

/** Stylesheets that Gatsby inlines: that of the site and those of the templates. */
export function pageStylesheets(chunks: ChunkFiles): string[] {
  return Object.entries(chunks)
    .filter(([name]) => name === "app" || name.startsWith("component---"))
    .flatMap(([, files]) => files.filter((file) => file.endsWith(".css")));
}

/** Name of the chunk of a page's template, from the page's data. */
export function templateChunk(pageData: unknown): string {
  const name = isRecord(pageData) ? pageData.componentChunkName : undefined;
  mustHold("page data", typeof name === "string", "no name of a template");
  return name;
}

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

/** Stops the build where what Gatsby wrote into `root` breaks the contract; the home page stands for all. */
export function checkEmittedFiles(root: string): void {
  const pathOf = (file: string) => path.join(root, file);
  const textOf = (file: string) => (existsSync(pathOf(file)) ? readFileSync(pathOf(file), "utf8") : "");
  const code = scriptsOfChunk(readChunkFiles(root), "app").map(textOf).join("\n");
  mustHold("table of templates", code.includes("window.asyncRequires="));
  const data = parseJson(textOf(pageDataAddress("/")) || null);
  templateChunk(data);
  mustHold("page data", isRecord(data) && isRecord(data.result), "no result in that of /");
  const element = new RegExp(`id="${pageElementId}"[^>]*><(?!/)`);
  mustHold("page element", element.test(textOf("index.html")), "none in /");
}
