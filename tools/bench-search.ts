/**
 * `npm run bench`: time of filtering and ranking 10,000 listings, size of the search index. Prints a table; ends with
 * code 1 past a bar.
 */
import path from "node:path";
import { gzipSync } from "node:zlib";
import { contentFolder } from "../src/content/build-settings";
import { emptyCriteria, type SearchCriteria } from "../src/features/search/filters/filter-table";
import { countFacets, searchListings } from "../src/features/search/engine/search-engine";
import { createTextIndex, rankListings } from "../src/features/search/engine/rank-listings";
import { suggest, suggestionEntries } from "../src/features/search/engine/suggest";
import { parseIndex } from "../src/catalogue/catalogue-index";
import { generateListings } from "./generate-listings";
import { median } from "./median";
import { readPictureNames } from "./picture-names";
import { readContent } from "./read-content";
import { runMain } from "./run/run-main";

const SEARCH_BAR_MS = 30;
const SMALL_BAR_BYTES = 16_000;
const LARGE_BAR_BYTES = 2_500_000;
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
      construction: ["underConstruction", "readyToMove"],
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
  return median(times);
}

const milliseconds = (value: number) => `${value.toFixed(1)} ms`;
const kilobytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;

interface Row {
  readonly name: string;
  readonly value: string;
  readonly bar: string;
  readonly passed: boolean;
}

function row(name: string, value: number, bar: number | null, format: (value: number) => string): Row {
  return {
    name,
    value: format(value),
    bar: bar === null ? "–" : format(bar),
    passed: bar === null || value <= bar,
  };
}

/** What the results page does with the file it has fetched. */
const readIndex = (text: string) => parseIndex(JSON.parse(text));

const gzipBytes = (text: string) => gzipSync(text, { level: 9 }).length;

function measureSearch(text: string): Row[] {
  const listings = readIndex(text);
  const index = createTextIndex(listings);
  const entries = suggestionEntries(listings);
  const unbarred = (name: string, run: () => void) => row(name, medianMs(run), null, milliseconds);
  return [
    unbarred("parse 10,000", () => void readIndex(text)),
    unbarred("first words in 10,000", () => void rankListings(createTextIndex([...listings]), "w")),
    ...searches.map(([name, query]) => {
      const criteria = { ...emptyCriteria, ...query };
      const { length } = searchListings(index, criteria, null);
      const time = medianMs(() => void searchListings(index, criteria, null));
      return row(`search: ${name} (${length})`, time, SEARCH_BAR_MS, milliseconds);
    }),
    unbarred("feature counts of 10,000", () => void countFacets(listings, emptyCriteria)),
    unbarred("suggestions for whitef", () => void suggest(entries, "whitef")),
  ];
}

async function main(): Promise<void> {
  const data = contentFolder(process.env);
  const { listings, toIndex } = await readContent(data);
  const pictures = await readPictureNames(path.join(data, "images"));
  const large = toIndex(generateListings(10_000, pictures));
  const size = (name: string, index: string, bar: number) =>
    row(`index of ${name}`, gzipBytes(index), bar, kilobytes);
  const rows = [
    size("24 listings, gzip (of the site)", toIndex(listings.slice(0, 24)), SMALL_BAR_BYTES),
    size("24 listings, gzip (generated)", toIndex(generateListings(24, pictures)), SMALL_BAR_BYTES),
    size("10,000 listings, gzip (generated)", large, LARGE_BAR_BYTES),
    ...measureSearch(large),
  ];
  const width = Math.max(...rows.map(({ name }) => name.length));
  for (const { name, value, bar, passed } of rows) {
    process.stdout.write(
      `${name.padEnd(width)}  ${value.padStart(10)}  bar ${bar.padStart(10)}  ${passed ? "ok" : "PAST THE BAR"}\n`,
    );
  }
  if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
}

runMain(main);
