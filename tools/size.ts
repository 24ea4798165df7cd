/**
 * `npm run size`: what a first visit of each kind of page loads, and the search index, against the budgets; ends with
 * code 1 past one.
 *
 * "js gzip" is first-load JavaScript: the scripts that the HTML of the page names and those that Gatsby's router
 * fetches for the page itself (the chunks of its template). Not in it are parts that are loaded near the viewport or on
 * demand, such as carousel, forms, search engine and city picker: the largest of them are listed, without a budget of
 * their own.
 */
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { routes } from "../src/config/routes";
import { contentFolder } from "../src/content/build-settings";
import { textAt } from "../src/content/checks/values";
import { parseJson } from "../src/lib/json-record";
import { readChunkFiles, templateScripts, type ChunkFiles } from "../src/gatsby/emitted-files";
import { firstPageBelow } from "./first-page-below";
import { lazyPartsOf } from "./lazy-parts";
import { runMain } from "./run/run-main";

const root = path.resolve("public");
const kilobyte = 1_000;
const scriptBudget = 102 * kilobyte;
const cityBudget = 109 * kilobyte;
const homeBudget = 120 * kilobyte;
/** Of lists the goal is 110 kB. */
const categoryBudget = 118 * kilobyte;
const resultsBudget = 124 * kilobyte;
const styleBudget = 66 * kilobyte;
/** Of the search index, for every 24 listings; a smaller catalogue may take as much. */
const indexBudget = 16 * kilobyte;
const indexBudgetListings = 24;
const shownLazyParts = 8;

/** A field of the first entry of a list of the content, whose pages editors rename and remove. */
const firstIn = (file: string, field: string) =>
  textAt(parseJson(readFileSync(path.join(contentFolder(process.env), file), "utf8")), 0, field) ?? "";

/** One page of each kind, the first that the build has where they differ by content. */
const pagesOf = (): readonly (readonly [path: string, budget: number])[] => [
  ["/", scriptBudget],
  [firstPageBelow(root, "city"), cityBudget],
  [firstPageBelow(root, "property"), homeBudget],
  [firstIn("categories.json", "path"), categoryBudget],
  ["/allproperties", resultsBudget],
  ["/about", scriptBudget],
  ["/contact", scriptBudget],
  [routes.service(firstIn("pages/services.json", "slug")), scriptBudget],
  ["/blogs", scriptBudget],
  [firstPageBelow(root, "blog"), scriptBudget],
  ["/wishlist", scriptBudget],
  ["/termsandconditions", scriptBudget],
];

const gzipped = (text: string | Buffer) => gzipSync(text).length;

interface Size {
  readonly page: string;
  /** Bytes of gzip. */
  readonly html: number;
  readonly scripts: number;
  /** Bytes in the page, uncompressed. */
  readonly styles: number;
  readonly issues: readonly string[];
}

/** Scripts of a page: those it names, without `nomodule`, and those of its template. */
function scriptsOf(html: string, page: string, chunks: ChunkFiles): string[] {
  const named = [...html.matchAll(/<script(?![^>]*nomodule)[^>]*\ssrc="\/([^"]+\.js)"/g)];
  return [...new Set([...named.map((match) => match[1] ?? ""), ...templateScripts(root, page, chunks)])];
}

function sizeOf(page: string, budget: number, chunks: ChunkFiles): Size {
  const file = path.join(root, page === "/" ? "" : page, "index.html");
  const html = readFileSync(file, "utf8");
  const sources = scriptsOf(html, page, chunks).map((name) => readFileSync(path.join(root, name)));
  const scripts = sources.reduce((sum, source) => sum + gzipped(source), 0);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
    (sum, match) => sum + Buffer.byteLength(match[1] ?? ""),
    0,
  );
  const issues = [
    ...(scripts > budget ? [`scripts over ${budget / kilobyte} kB`] : []),
    ...(styles > styleBudget ? [`styles over ${styleBudget / kilobyte} kB`] : []),
  ];
  return { page, html: gzipped(html), scripts, styles, issues };
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`.padStart(10);

/** Scripts of the build that hold react-dom/server, which only Gatsby's own parts would import. */
function scriptsWithServerRenderer(): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".js"))
    .filter((file) => readFileSync(path.join(root, file), "utf8").includes("renderToStaticMarkup"));
}

const listingIndex = z.object({ columns: z.object({ listingId: z.array(z.unknown()) }) });

function indexSize(): { readonly listings: number; readonly bytes: number; readonly budget: number } {
  const text = readFileSync(path.join(root, "listing-index.json"), "utf8");
  const listings = listingIndex.parse(JSON.parse(text)).columns.listingId.length;
  const budget = indexBudget * Math.max(1, listings / indexBudgetListings);
  return { listings, bytes: gzipped(text), budget };
}

function lazyLine(chunks: ChunkFiles): string {
  const named = new Set(Object.values(chunks).flat());
  return lazyPartsOf(root, named)
    .map(({ file, holds }) => ({ holds, bytes: gzipped(readFileSync(path.join(root, file))) }))
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, shownLazyParts)
    .map(({ holds, bytes }) => `${holds} ${inKilobytes(bytes).trim()}`)
    .join(", ");
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

runMain(() => {
  const chunks = readChunkFiles(root);
  const sizes = pagesOf().map(([page, budget]) => sizeOf(page, budget, chunks));
  print(
    `${"page".padEnd(34)}${"html gzip".padStart(10)}${"js gzip".padStart(11)}${"inline css".padStart(12)}`,
  );
  for (const { page, html, scripts, styles, issues } of sizes) {
    const cells = `${inKilobytes(html)} ${inKilobytes(scripts)}  ${inKilobytes(styles)}`;
    print(`${page.padEnd(34)}${cells}  ${issues.join("; ")}`);
  }
  print(`largest parts loaded later, gzip: ${lazyLine(chunks)}`);
  const { listings, bytes, budget } = indexSize();
  const isLarge = bytes > budget;
  print(
    `search index of ${listings} listings, gzip: ${inKilobytes(bytes).trim()}${isLarge ? `, over ${inKilobytes(budget).trim()}` : ""}`,
  );
  const serverRenderers = scriptsWithServerRenderer();
  for (const file of serverRenderers) print(`${file} holds react-dom/server`);
  if (isLarge || serverRenderers.length > 0 || sizes.some(({ issues }) => issues.length > 0))
    process.exitCode = 1;
});
