/** `npm run size`: what a first visit of each kind of page loads, against the budgets; ends with code 1 past one. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { runMain } from "./run/run-main";

const root = path.resolve("public");
const kilobyte = 1_000;
/** Pages of text; and pages that show listings: home, cities, lists and single properties. */
const textBudget = 90 * kilobyte;
const richBudget = 110 * kilobyte;
const styleBudget = 30 * kilobyte;

const pages: readonly (readonly [path: string, scriptBudget: number])[] = [
  ["/", richBudget],
  ["/city/Bangalore", richBudget],
  ["/property/the-kaveri-terraces", richBudget],
  ["/apartments", richBudget],
  ["/allproperties", richBudget],
  ["/about", textBudget],
  ["/contact", textBudget],
  ["/services/home-loan", textBudget],
  ["/blogs", textBudget],
  ["/blog/1", textBudget],
  ["/wishlist", textBudget],
  ["/termsandconditions", textBudget],
];

const gzipped = (text: string | Buffer) => gzipSync(text).length;

interface Size {
  readonly page: string;
  /** Bytes of gzip. */
  readonly html: number;
  readonly scripts: number;
  /** Bytes as they stand in the page. */
  readonly styles: number;
  readonly faults: readonly string[];
}

const pageData = z.object({ componentChunkName: z.string() });
const webpackStats = z.object({ assetsByChunkName: z.record(z.string(), z.array(z.string())) });
type Chunks = z.infer<typeof webpackStats>["assetsByChunkName"];
const readJson = (file: string): unknown => JSON.parse(readFileSync(file, "utf8"));

/** Scripts of a page: those it names, and the chunks of its template, which Gatsby's loader fetches at once. */
function scriptsOf(html: string, page: string, assetsByChunkName: Chunks): string[] {
  const named = [...html.matchAll(/<script[^>]*\ssrc="\/([^"]+\.js)"/g)].map((match) => match[1] ?? "");
  const dataFile = path.join(root, "page-data", page === "/" ? "index" : page, "page-data.json");
  const { componentChunkName } = pageData.parse(readJson(dataFile));
  const chunks = (assetsByChunkName[componentChunkName] ?? []).filter((asset) => asset.endsWith(".js"));
  return [...new Set([...named, ...chunks])].filter((name) => !name.startsWith("polyfill"));
}

function sizeOf(page: string, scriptBudget: number, assetsByChunkName: Chunks): Size {
  const file = path.join(root, page === "/" ? "" : page, "index.html");
  const html = readFileSync(file, "utf8");
  const sources = scriptsOf(html, page, assetsByChunkName).map((name) => readFileSync(path.join(root, name)));
  const scripts = sources.reduce((sum, source) => sum + gzipped(source), 0);
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].reduce(
    (sum, match) => sum + Buffer.byteLength(match[1] ?? ""),
    0,
  );
  const faults = [
    ...(scripts > scriptBudget ? [`scripts over ${scriptBudget / kilobyte} kB`] : []),
    ...(styles > styleBudget ? [`styles over ${styleBudget / kilobyte} kB`] : []),
    ...(sources.some((source) => source.includes("renderToStaticMarkup")) ? ["holds react-dom/server"] : []),
  ];
  return { page, html: gzipped(html), scripts, styles, faults };
}

const inKilobytes = (bytes: number) => `${(bytes / kilobyte).toFixed(1)} kB`.padStart(10);

runMain(() => {
  const statsFile = path.join(root, "webpack.stats.json");
  if (!existsSync(statsFile)) throw new Error(`${root} holds no build; run \`npm run build\` first`);
  const { assetsByChunkName } = webpackStats.parse(readJson(statsFile));
  const sizes = pages.map(([page, scriptBudget]) => sizeOf(page, scriptBudget, assetsByChunkName));
  process.stdout.write(
    `${"page".padEnd(34)}${"html gzip".padStart(10)}${"js gzip".padStart(11)}${"inline css".padStart(12)}\n`,
  );
  for (const { page, html, scripts, styles, faults } of sizes) {
    process.stdout.write(
      `${page.padEnd(34)}${inKilobytes(html)} ${inKilobytes(scripts)}  ${inKilobytes(styles)}  ${faults.join("; ")}\n`,
    );
  }
  if (sizes.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
});
