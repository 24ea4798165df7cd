/**
 * `npm run bench:build [count…]`: builds the site with as many generated listings (1,000 and 10,000), each time from
 * nothing, and prints seconds, processor seconds and peak memory; then builds the largest again from its cache, changes
 * one listing and builds again. The listings share the pictures of the site. Ends with code 1 past a bar. BENCH_FOLDER keeps the copy of the site there, with what the last build made.
 */
import { cp, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { contentFolder } from "../src/content/build-settings";
import { listingSchema } from "../src/content/schemas/listing";
import { changesBetween, siteState } from "./changed-files";
import { generateListings } from "./generate-listings";
import { readPictureNames } from "./picture-names";
import { usageOf } from "./process-usage";
import { startGatsby } from "./run/run-gatsby";
import { runMain } from "./run/run-main";
import { copySite } from "./site-copy";

/** Ten times the listings may take at most so many times the processor seconds, without those of the site itself. */
const GROWTH_BAR = 11;
const MEMORY_BAR_MIB = 3.5 * 1024;
const WATCH_EVERY_MS = 200;

const counts = process.argv.slice(2).map(Number);
const [fewer = 1_000, more = 10_000] = counts;

interface Cost {
  readonly seconds: number;
  /** Processor time, on which other work of the machine has no influence. */
  readonly processorSeconds: number;
  /** Most memory that Gatsby and its workers held at once. */
  readonly peakMib: number;
}

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function build(folder: string): Promise<Cost> {
  const start = performance.now();
  const { child, ended } = startGatsby(
    ["build"],
    { ...process.env, CONTENT_FOLDER: "" },
    {
      cwd: folder,
      logFile: path.join(folder, "build.log"),
    },
  );
  let peakKib = 0;
  let processorSeconds = 0;
  const watch = setInterval(() => {
    if (child.pid === undefined) return;
    const usage = usageOf(child.pid);
    peakKib = Math.max(peakKib, usage.memoryKib);
    processorSeconds = Math.max(processorSeconds, usage.processorSeconds);
  }, WATCH_EVERY_MS);
  try {
    await ended;
  } finally {
    clearInterval(watch);
  }
  return { seconds: (performance.now() - start) / 1000, processorSeconds, peakMib: peakKib / 1024 };
}

async function forgetBuild(folder: string): Promise<void> {
  for (const name of ["public", ".cache"])
    await rm(path.join(folder, name), { recursive: true, force: true });
}

const listingFile = (folder: string, slug: string) => path.join(folder, "data/listings", `${slug}.json`);

async function writeListings(folder: string, count: number): Promise<string> {
  const pictures = await readPictureNames(path.join(folder, "data/images"));
  const ownCount = (await readdir(path.join(contentFolder(process.env), "listings"))).length;
  let lastSlug = "";
  for (const listing of generateListings(count - ownCount, pictures)) {
    await writeFile(listingFile(folder, listing.slug), JSON.stringify(listing, null, 2));
    lastSlug = listing.slug;
  }
  return lastSlug;
}

async function changePrice(folder: string, slug: string): Promise<void> {
  const file = listingFile(folder, slug);
  const listing = listingSchema.parse(JSON.parse(await readFile(file, "utf8")));
  await writeFile(file, JSON.stringify({ ...listing, price: "₹1.23 Cr" }, null, 2));
}

const row = (name: string, ...cells: readonly string[]) =>
  print([name.padEnd(28), ...cells.map((cell) => cell.padStart(12))].join(""));

function report(name: string, { seconds, processorSeconds, peakMib }: Cost): void {
  row(name, seconds.toFixed(1), processorSeconds.toFixed(1), peakMib.toFixed(0));
}

async function main(): Promise<void> {
  const folder = process.env.BENCH_FOLDER ?? (await mkdtemp(path.join(tmpdir(), "bench-build-")));
  print(`Builds in ${folder}`);
  row("", "seconds", "processor s", "peak MiB");
  // A copy that was kept holds the listings of the last run.
  await rm(path.join(folder, "data"), { recursive: true, force: true });
  copySite(folder);
  await cp(contentFolder(process.env), path.join(folder, "data"), { recursive: true });
  const costs: Cost[] = [];
  let changedSlug = "";
  for (const count of [0, fewer, more]) {
    await forgetBuild(folder);
    if (count > 0) changedSlug = await writeListings(folder, count);
    const cost = await build(folder);
    report(count === 0 ? "the site as it is" : `${count} listings`, cost);
    costs.push(cost);
  }
  // A first build has another compilation hash than those from its cache, in every page.
  report(`${more} again, unchanged`, await build(folder));
  const root = path.join(folder, "public");
  const before = await siteState(root, changedSlug);
  await changePrice(folder, changedSlug);
  report(`one of ${more} changed`, await build(folder));
  const after = await siteState(root, changedSlug);
  const { changed, unrelated } = changesBetween(before, after);
  print(
    `files changed by that: ${changed.length} of ${after.size}, ${unrelated.length} of them without the listing`,
  );
  for (const name of changed.slice(0, 40)) print(`  ${name}`);

  const growthOf = (cost: (usage: Cost) => number) => {
    const [fixed = NaN, small = NaN, large = NaN] = costs.map(cost);
    return (large - fixed) / (small - fixed);
  };
  const growth = growthOf(({ processorSeconds }) => processorSeconds);
  const growthBySeconds = growthOf(({ seconds }) => seconds);
  const bar = (GROWTH_BAR * more) / (10 * fewer);
  const peak = Math.max(...costs.map(({ peakMib }) => peakMib));
  print(
    `${more} cost ${growth.toFixed(1)} times ${fewer} without what the site costs as it is (at most ${bar}); by the clock ${growthBySeconds.toFixed(1)} times`,
  );
  print(`peak memory ${peak.toFixed(0)} MiB (at most ${MEMORY_BAR_MIB})`);
  if (!(growth <= bar) || peak > MEMORY_BAR_MIB || unrelated.length > 0) process.exitCode = 1;
  if (process.env.BENCH_FOLDER === undefined) await rm(folder, { recursive: true, force: true });
}

runMain(main);
