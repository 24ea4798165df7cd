import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import type { BuildArgs } from "gatsby";
import { dataOrStop } from "../content/data-or-stop";
import { isRecord, parseJson } from "../lib/json-record";
import { pageElementId } from "./boot/hydrate-in-slices";
import { buildAddress, pageDataAddress } from "./boot/page-data";
import { scrollKeyPrefix } from "./boot/scroll-key";
import { hashDigits, slicesFolder } from "./bundler/file-names";
import type { ChunkFiles } from "./bundler/chunk-files";
import { readChunkFiles } from "./bundler/webpack-stats";
import { mustHold } from "./contract";

/** A page of the build, and the chunk of its template as Gatsby knows it. */
export interface EmittedPage {
  readonly path: string;
  readonly componentChunkName: string;
}

const scriptsSlice = `${slicesFolder}slices/_gatsby-scripts-1.html`;
const partytownFolder = "~partytown";

/** A path that is the same on disk; in others Gatsby may have encoded a character. */
const plainPath = /^[\w/.-]+$/;

/** The text of a file; "" where there is none. */
const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

function checkHash(root: string, slice: string): void {
  const told = parseJson(textOf(path.join(root, buildAddress)) || null);
  const hash = isRecord(told) ? told.webpackCompilationHash : undefined;
  const inPages = /window\.___webpackCompilationHash="(\w+)"/.exec(slice)?.[1];
  const found = `${String(hash)} in ${buildAddress} and ${String(inPages)} in the pages`;
  mustHold("hash of the bundles", inPages !== undefined && inPages === hash, found);
}

function checkScripts(root: string, chunks: ChunkFiles): void {
  const files = Object.values(chunks).flat();
  const hashed = new RegExp(`[-.][0-9a-f]{${hashDigits}}\\.(js|css)$`);
  const unhashed = files.find((file) => !hashed.test(file));
  mustHold("hashed names", files.length > 0 && unhashed === undefined, unhashed ?? "no file");
  const scripts = (chunks.app ?? []).filter((file) => file.endsWith(".js"));
  const code = scripts.map((file) => textOf(path.join(root, file))).join("\n");
  mustHold("table of templates", code.includes("window.asyncRequires="));
  mustHold("page loader", code.includes("window.___loader="));
  mustHold("page navigation", code.includes("window.___navigate="));
  mustHold("scroll keys", code.includes(scrollKeyPrefix));
  mustHold("first page key", code.includes('"initial"'));
}

function checkPage(root: string, page: EmittedPage): void {
  const data = parseJson(textOf(path.join(root, pageDataAddress(page.path))) || null);
  mustHold(
    "page data",
    isRecord(data) && data.componentChunkName === page.componentChunkName && isRecord(data.result),
    `no data of ${page.path}`,
  );
  const html = textOf(path.join(root, /\.html$/.test(page.path) ? page.path : `${page.path}/index.html`));
  mustHold(
    "page element",
    new RegExp(`id="${pageElementId}"[^>]*><(?!/)`).test(html),
    `none in ${page.path}`,
  );
}

/**
 * Stops the build where the files that Gatsby wrote into `root` break the contract. One page of each template is
 * checked.
 */
export function checkEmittedFiles(root: string, pages: readonly EmittedPage[]): void {
  const slice = textOf(path.join(root, scriptsSlice));
  mustHold("scripts slice", slice !== "", `no file ${scriptsSlice}`);
  checkHash(root, slice);
  checkScripts(root, readChunkFiles(root));
  const plain = pages.filter((page) => plainPath.test(page.path));
  const byChunk = new Map(plain.map((page) => [page.componentChunkName, page]));
  for (const page of byChunk.values()) checkPage(root, page);
}

/** Gatsby puts Partytown into every build; the site has no third-party script for it, and its files are not hashed. */
export async function removePartytown(root: string): Promise<void> {
  const folder = path.join(root, partytownFolder);
  mustHold("Partytown's files", existsSync(folder), "no such folder");
  await rm(folder, { recursive: true });
}

/** Checks what a build has written, and removes what the site does not use. */
export async function finishSite({ graphql, reporter }: BuildArgs): Promise<void> {
  const root = path.resolve("public");
  const { allSitePage } = await dataOrStop(
    reporter,
    "EmittedPages",
    graphql<Queries.EmittedPagesQuery>(`
      query EmittedPages {
        allSitePage {
          nodes {
            path
            componentChunkName
          }
        }
      }
    `),
  );
  checkEmittedFiles(root, allSitePage.nodes);
  await removePartytown(root);
}
