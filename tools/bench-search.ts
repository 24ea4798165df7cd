/**
 * `npm run bench`: time of filtering and ranking 10,000 listings, size of the search index. Prints a table; ends with
 * code 1 when a bar is passed, so that the check can hold it.
 */
import { readFile, readdir } from "node:fs/promises";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";
import { listingSchema } from "../src/content/schemas/listing";
import type { ListingContent } from "../src/content/schemas/listing";
import { emptyCriteria } from "../src/features/search/criteria";
import type { SearchCriteria } from "../src/features/search/criteria";
import { countFeatures } from "../src/features/search/facets";
import { decodeListingIndex, encodeListingIndex, isListingIndex } from "../src/lib/listing-index";
import type { SearchListing } from "../src/lib/listing-index";
import { createTextIndex } from "../src/features/search/rank-listings";
import { searchListings } from "../src/features/search/search-listings";
import { createSuggestionEntries, suggest } from "../src/features/search/suggest";
import { generateListings } from "./generated-listings";
import { indexListingOf } from "./index-of-content";
import { readPictureNames } from "./picture-names";

const SEARCH_BAR_MS = 30;
const SMALL_BAR_BYTES = 15_000;
const LARGE_BAR_BYTES = 1_200_000;
const RUNS = 21;

const searches: readonly (readonly [name: string, criteria: Partial<SearchCriteria>])[] = [
  ["no words, no filter", {}],
  ["whitefield", { q: "whitefield" }],
  ["typing error: whitefeild", { q: "whitefeild" }],
  ["typing errors: banglore apartmnt", { q: "banglore apartmnt" }],
  ["several words: garden villa whitefield", { q: "garden villa whitefield" }],
  ["common words: bangalore apartments", { q: "bangalore apartments" }],
  ["one letter: w", { q: "w" }],
  ["nothing found: zzyzx quux", { q: "zzyzx quux" }],
  ["3 BHK under 1.5 crore", { bhk: [3], priceMax: 15_000_000 }],
  [
    "all filters, sorted by price",
    {
      q: "lake view",
      type: "apartment",
      tab: "sale",
      construction: ["under-construction", "ready-to-move"],
      bhk: [2, 3],
      priceMin: 5_000_000,
      priceMax: 40_000_000,
      city: "Bangalore",
      features: ["clubhouse"],
      sort: "price-asc",
    },
  ],
];

function medianMs(run: () => void): number {
  const times = Array.from({ length: RUNS }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? Number.NaN;
}

const rows: {
  readonly name: string;
  readonly value: string;
  readonly bar: string;
  readonly passed: boolean;
}[] = [];
const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

function addRow(name: string, value: number, bar: number | null, format: (value: number) => string): void {
  rows.push({
    name,
    value: format(value),
    bar: bar === null ? "–" : format(bar),
    passed: bar === null || value <= bar,
  });
}

/** What the results page does with the file it has fetched. */
function readIndex(text: string): readonly SearchListing[] {
  const value: unknown = JSON.parse(text);
  if (!isListingIndex(value)) throw new TypeError("Not a search index of this version");
  return decodeListingIndex(value);
}

async function main(): Promise<void> {
  const data = path.resolve("data");
  const site = z
    .object({ exchangeRates: z.array(z.object({ inr: z.number() })).min(1) })
    .parse(JSON.parse(await readFile(path.join(data, "site.json"), "utf8")));
  const inrPerAed = site.exchangeRates[0]?.inr ?? 1;
  const alts = z
    .array(z.object({ file: z.string(), alt: z.string() }))
    .parse(JSON.parse(await readFile(path.join(data, "alt.json"), "utf8")));
  const altByFile = new Map(alts.map(({ file, alt }) => [file, alt]));
  const toIndex = (listings: readonly ListingContent[]) =>
    encodeListingIndex(
      listings.map((listing) => indexListingOf(listing, inrPerAed, (name) => altByFile.get(name) ?? "")),
    );
  const gzipBytes = (value: unknown) => gzipSync(JSON.stringify(value), { level: 9 }).length;

  const names = (await readdir(path.join(data, "listings"))).filter((name) => name.endsWith(".json")).sort();
  const own = await Promise.all(
    names.map(async (name) =>
      listingSchema.parse(JSON.parse(await readFile(path.join(data, "listings", name), "utf8"))),
    ),
  );
  const pictures = await readPictureNames(path.join(data, "images"));
  const large = toIndex(generateListings(10_000, pictures));

  addRow(
    "index of 24 listings, gzip (data/listings)",
    gzipBytes(toIndex(own.slice(0, 24))),
    SMALL_BAR_BYTES,
    kilobytes,
  );
  addRow(
    "index of 24 listings, gzip (generated)",
    gzipBytes(toIndex(generateListings(24, pictures))),
    SMALL_BAR_BYTES,
    kilobytes,
  );
  addRow("index of 10,000 listings, gzip (generated)", gzipBytes(large), LARGE_BAR_BYTES, kilobytes);

  const text = JSON.stringify(large);
  addRow(
    "parse and decode 10,000",
    medianMs(() => void readIndex(text)),
    null,
    milliseconds,
  );
  const listings = readIndex(text);
  addRow(
    "prepare 10,000 for searching",
    medianMs(() => void createTextIndex(listings)),
    null,
    milliseconds,
  );

  const index = createTextIndex(listings);
  for (const [name, wanted] of searches) {
    const criteria = { ...emptyCriteria, ...wanted };
    const results = searchListings(index, criteria, null);
    const time = medianMs(() => void searchListings(index, criteria, null));
    addRow(`search: ${name} (${results.length})`, time, SEARCH_BAR_MS, milliseconds);
  }
  addRow(
    "feature counts of 10,000",
    medianMs(() => void countFeatures(listings, [])),
    null,
    milliseconds,
  );
  const entries = createSuggestionEntries(listings);
  addRow(
    "suggestions for whitef",
    medianMs(() => void suggest(entries, "whitef")),
    null,
    milliseconds,
  );

  const width = Math.max(...rows.map((row) => row.name.length));
  for (const { name, value, bar, passed } of rows) {
    process.stdout.write(
      `${name.padEnd(width)}  ${value.padStart(10)}  bar ${bar.padStart(10)}  ${passed ? "ok" : "PAST THE BAR"}\n`,
    );
  }
  if (rows.some((row) => !row.passed)) process.exitCode = 1;
}

void main();
