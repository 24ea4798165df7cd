/**
 * `npm run lighthouse`: Lighthouse mobile over the built site, served with compression and cache headers as a host
 * does. Prints medians, with Lighthouse's index of the machine's speed, and ends with code 1 below a bar.
 * LIGHTHOUSE_RUNS sets the runs per page (5), LIGHTHOUSE_ROOT the folder of the build (public), e.g. that of 10,000
 * listings which `npm run bench:build` keeps in BENCH_FOLDER. PEERS names other static sites ("AstroWind=/srv/astrowind,…"),
 * whose homes are measured beside them without a bar, as is home without its scripts: what the machine gives a page that
 * runs none. LIGHTHOUSE_THROTTLING=devtools slows line and processor in truth, where Lighthouse otherwise simulates it.
 * LIGHTHOUSE_PAGES=all measures every page of the build: once, and as often as LIGHTHOUSE_RUNS says where that was below
 * a bar.
 */
import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { firstPageBelow } from "./first-page-below";
import { median } from "./median";
import { findBrowser } from "./run/find-browser";
import { runMain } from "./run/run-main";
import { startSiteServer, type SiteServer } from "./serve/site-server";
import { peersOf } from "./visitors/paints";

const runsPerPage = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const root = path.resolve(process.env.LIGHTHOUSE_ROOT ?? "public");
const port = 9150;

/** One page of each kind, the first that the build has where they differ by content. */
const pagesOf = (): readonly (readonly [name: string, pathname: string])[] => [
  ["home", "/"],
  ["city", firstPageBelow(root, "city")],
  ["category", "/apartments"],
  ["results", "/allproperties"],
  ["property", firstPageBelow(root, "property")],
  ["article", firstPageBelow(root, "blog")],
  ["contact", "/contact"],
];

/** A page without its scripts, inline ones included. */
const withoutScripts = (html: string) =>
  html.replace(/<script(?! type="application\/ld\+json")[^>]*>[\s\S]*?<\/script>/g, "");

interface StartedPeer {
  readonly name: string;
  readonly site: SiteServer;
}

/** Pages of others' kind, to be measured in the same run. */
async function startPeers(): Promise<StartedPeer[]> {
  const still = await startSiteServer({ root, port: 0, rewrite: withoutScripts });
  const peers = peersOf(process.env.PEERS ?? "").map(async ({ name, root: folder }) => ({
    name,
    site: await startSiteServer({ root: folder, port: 0 }),
  }));
  return [{ name: "home, no scripts", site: still }, ...(await Promise.all(peers))];
}

/** Every page of the build but the editor's and the one for addresses that there are not, by its path. */
const allPages = async (): Promise<readonly (readonly [name: string, pathname: string])[]> => {
  const files = await readdir(root, { recursive: true });
  const pathnames = files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => `/${path.dirname(file)}`.replace("/.", "/"))
    .filter((pathname) => !/^\/(admin|404)\b/.test(pathname));
  return pathnames.sort().map((pathname) => [pathname, pathname] as const);
};

/** Least score of each category, in points of 100. */
const minScores = { performance: 97, accessibility: 100, "best-practices": 100, seo: 100 } as const;
/** Largest value of each metric: milliseconds, milliseconds, and no unit. */
const maxMetrics = {
  "largest-contentful-paint": 2000,
  "total-blocking-time": 100,
  "cumulative-layout-shift": 0.02,
} as const;

type Figures = Record<string, number>;

/** Run by npx: as a dependency it would break `npm ci`, since it depends on the tag "latest" of a package. */
const lighthouseVersion = "12.8.2";
const chromeFlags =
  "--headless=new --no-sandbox --disable-quic --disable-background-networking --disable-component-update --no-first-run";

const report = z.object({
  environment: z.object({ benchmarkIndex: z.number() }),
  categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.number().nullable(),
      scoreDisplayMode: z.string(),
      numericValue: z.number().optional(),
    }),
  ),
});

/** One run, in a process of its own: Lighthouse sends its functions to the page as text, which tsx would rewrite. */
async function runLighthouse(url: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    "npx",
    [
      "--yes",
      `lighthouse@${lighthouseVersion}`,
      url,
      "--quiet",
      "--output=json",
      `--throttling-method=${process.env.LIGHTHOUSE_THROTTLING ?? "simulate"}`,
      `--only-categories=${Object.keys(minScores).join(",")}`,
      `--chrome-flags=${chromeFlags}`,
    ],
    { env: { ...process.env, CHROME_PATH: findBrowser() }, maxBuffer: 64_000_000 },
  );
  return stdout;
}

/**
 * Now and then Chrome records no trace and Lighthouse asks to be run again ("NO_NAVSTART"); such a run has no figures.
 */
async function measure(url: string): Promise<Figures> {
  const stdout = await runLighthouse(url).catch(() => runLighthouse(url));
  const { categories, audits, environment } = report.parse(JSON.parse(stdout));
  for (const [id, { score, scoreDisplayMode, title }] of Object.entries(audits)) {
    if (score === 0 && scoreDisplayMode === "binary") process.stderr.write(`  ${url}: ${id} — ${title}\n`);
  }
  const figures: Figures = {};
  for (const id of Object.keys(minScores)) figures[id] = Math.round((categories[id]?.score ?? 0) * 100);
  for (const id of Object.keys(maxMetrics)) figures[id] = audits[id]?.numericValue ?? NaN;
  figures.speed = environment.benchmarkIndex;
  return figures;
}

function issuesOf(figures: Figures): string[] {
  const low = Object.entries(minScores).filter(([id, bar]) => (figures[id] ?? 0) < bar);
  const high = Object.entries(maxMetrics).filter(([id, bar]) => !((figures[id] ?? NaN) <= bar));
  return [...low, ...high].map(([id]) => id);
}

/** Medians of the figures of some runs. */
const mediansOf = (runs: readonly Figures[]): Figures =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((id) => [id, median(runs.map((figures) => figures[id] ?? NaN))]),
  );

async function main(): Promise<void> {
  const isWhole = process.env.LIGHTHOUSE_PAGES === "all";
  const pages = isWhole ? await allPages() : pagesOf();
  const site = await startSiteServer({ root, port });
  const peers = isWhole ? [] : await startPeers();
  const visits = [
    ...pages.map(([name, pathname]) => ({ name, url: site.url + pathname, isPeer: false })),
    ...peers.map(({ name, site: peer }) => ({ name, url: peer.url, isPeer: true })),
  ];
  const nameWidth = Math.max(...visits.map(({ name }) => name.length)) + 2;
  const titles = ["perf", "a11y", "best", "seo", "LCP ms", "TBT ms", "CLS", "speed"];
  process.stdout.write(`${"page".padEnd(nameWidth)}${titles.map((title) => title.padEnd(10)).join("")}\n`);
  try {
    for (const { name, url, isPeer } of visits) {
      const runs = [await measure(url)];
      while (runs.length < runsPerPage && !(isWhole && issuesOf(mediansOf(runs)).length === 0))
        runs.push(await measure(url));
      const medians = mediansOf(runs);
      const cells = Object.entries(medians).map(([id, value]) =>
        value.toFixed(id.endsWith("shift") ? 3 : 0).padEnd(10),
      );
      const issues = isPeer ? [] : issuesOf(medians);
      if (issues.length > 0) process.exitCode = 1;
      process.stdout.write(`${name.padEnd(nameWidth)}${cells.join("")}${issues.join(", ")}\n`);
    }
  } finally {
    await Promise.all([site, ...peers.map(({ site: peer }) => peer)].map((server) => server.close()));
  }
}

runMain(main);
