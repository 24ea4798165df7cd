/**
 * `npm run bench:visitors`: what visitors meet on a slow phone, on the built site served with compression. Prints
 * medians (of shifts and dehydrated controls the largest) and ends with code 1 when a bar is missed. Its parts:
 * "visits" in several states, each beside the same build with its scripts started at once; first "presses" of each kind
 * of control; "interactions", from each to the next paint; "paints", the first and the largest beside those of peers.
 * VISITORS_ROOT names the folder of the build (public), VISITORS_BEFORE that of an earlier build, which is then visited
 * in turn instead, VISITORS_RUNS the visits of each kind (5), VISITORS_PARTS the parts ("visits,presses"),
 * VISITORS_STATES beginnings of states ("city stored,heart"), VISITORS_PAGES kinds of pages ("home,results") and
 * VISITORS_PRESSES beginnings of presses ("heart,form"), with commas between them; without these, all. PEERS names
 * folders of other built sites ("name=folder,name=folder"), the first of which is a bar.
 */
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { median } from "./median";
import { findBrowser } from "./run/find-browser";
import { runMain } from "./run/run-main";
import { startSiteServer, type SiteServer } from "./serve/site-server";
import { barsOf, interactionBar, paintBars, pressBars, type Bar } from "./visitors/bars";
import { journeysOf } from "./visitors/interaction-steps";
import { latenciesOf } from "./visitors/interactions";
import { makePress } from "./visitors/make-press";
import { makeVisit, type VisitFigures } from "./visitors/make-visit";
import { paintInTurns, peersOf } from "./visitors/paints";
import { moments, type Moment, type PressRow } from "./visitors/press-row";
import { pressedPagesOf, type Press } from "./visitors/presses";
import {
  barLines,
  interactionLine,
  interactionTitles,
  paintLine,
  paintTitles,
  pressLines,
  pressTitles,
  visitLines,
  visitTitles,
} from "./visitors/report";
import { withScriptsAtOnce } from "./visitors/scripts-at-once";
import { summaryOf, type Beside, type VisitRow } from "./visitors/summary";
import { kindsOf, visitsOf, type Visit } from "./visitors/visits";

const root = path.resolve(process.env.VISITORS_ROOT ?? "public");
const before = process.env.VISITORS_BEFORE;
const runs = Number(process.env.VISITORS_RUNS ?? 5);
const listed = (text: string | undefined) => text?.split(",").map((entry) => entry.trim());
const parts = listed(process.env.VISITORS_PARTS);
const states = listed(process.env.VISITORS_STATES);
const pages = listed(process.env.VISITORS_PAGES);
const presses = listed(process.env.VISITORS_PRESSES);

const begins = (text: string, beginnings: readonly string[] | undefined) =>
  beginnings?.some((beginning) => text.startsWith(beginning)) ?? true;
const isWantedPage = (kind: string) => pages?.includes(kind) ?? true;

const browserFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
  // Nothing of another host is part of what is measured.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

const print = (text: string) => void process.stdout.write(text);

/** Runs `act` with a server for each site, in their order. */
async function withServers<T>(
  sites: readonly { readonly root: string; readonly rewrite?: (html: string) => string }[],
  act: (servers: readonly SiteServer[]) => Promise<T>,
): Promise<T> {
  const servers = await Promise.all(sites.map((site) => startSiteServer({ ...site, port: 0 })));
  try {
    return await act(servers);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
}

/** The build, and the earlier one where there is one. */
const builds = [{ root }, ...(before === undefined ? [] : [{ root: path.resolve(before) }])];
const buildNames = ["as it is", "before"] as const;

async function visitInTurns(
  browser: Browser,
  servers: readonly SiteServer[],
  visit: Visit,
): Promise<VisitRow> {
  const figures = servers.map((): VisitFigures[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, { url }] of servers.entries())
      figures[index]?.push(await makeVisit(browser, url, visit));
  }
  const [built = [], beside = []] = figures;
  for (const wrong of new Set(built.flatMap((figures) => figures.wrong))) print(`  wrong list, ${wrong}\n`);
  return { visit, built: summaryOf(built), beside: summaryOf(beside) };
}

async function compareVisits(browser: Browser): Promise<Bar[]> {
  const visits = visitsOf(root).filter(({ state, kind }) => begins(state, states) && isWantedPage(kind));
  const beside: Beside = before === undefined ? "at once" : "before";
  const sites = before === undefined ? [{ root }, { root, rewrite: withScriptsAtOnce }] : builds;
  return withServers(sites, async (servers) => {
    const rows: VisitRow[] = [];
    print(visitTitles);
    for (const visit of visits) {
      const row = await visitInTurns(browser, servers, visit);
      rows.push(row);
      print(visitLines(row, beside));
    }
    return barsOf(rows, beside);
  });
}

/** A control that is not there is a press that is lost. */
function logLost(error: unknown): null {
  print(`  ${error instanceof Error ? (error.message.split("\n")[0] ?? "") : String(error)}\n`);
  return null;
}

/** The median of the presses of a moment on each build, which take turns; null where most are lost. */
async function pressInTurns(
  browser: Browser,
  addresses: readonly string[],
  press: Press,
  moment: Moment,
): Promise<(number | null)[]> {
  const taken = addresses.map((): number[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, address] of addresses.entries())
      taken[index]?.push((await makePress(browser, address, press, moment).catch(logLost)) ?? Infinity);
  }
  return taken.map(median).map((took) => (Number.isFinite(took) ? took : null));
}

async function measurePresses(browser: Browser): Promise<Bar[]> {
  return withServers(builds, async (servers) => {
    const rows: PressRow[] = [];
    print(`\n${pressTitles}`);
    for (const { kind, pathname, presses: ofPage } of pressedPagesOf(root).filter((page) =>
      isWantedPage(page.kind),
    )) {
      for (const press of ofPage.filter(({ name }) => begins(name, presses))) {
        const addresses = servers.map(({ url }) => url + pathname);
        const [ready, atRest] = [
          await pressInTurns(browser, addresses, press, moments[0]),
          await pressInTurns(browser, addresses, press, moments[1]),
        ];
        const took = servers.map(
          (_, index) =>
            [
              buildNames[index] ?? "",
              { "just ready": ready[index] ?? null, "at rest": atRest[index] ?? null },
            ] as const,
        );
        const row = { name: `${kind} ${pathname}: ${press.name}`, builds: new Map(took) };
        rows.push(row);
        print(pressLines(row));
      }
    }
    return pressBars(rows);
  });
}

async function measureInteractions(browser: Browser): Promise<Bar[]> {
  return withServers([{ root }], async ([server]) => {
    const latencies = new Map<string, number>();
    print(`\n${interactionTitles}`);
    for (const journey of journeysOf(root)) {
      const taken = [];
      for (let run = 0; run < runs; run++) taken.push(await latenciesOf(browser, server?.url ?? "", journey));
      for (const [step] of journey.steps) {
        const name = `${journey.pathname}: ${step}`;
        const toPaint = median(taken.map((latency) => latency.get(step)?.toPaint ?? NaN));
        const toHandled = median(taken.map((latency) => latency.get(step)?.toHandled ?? NaN));
        latencies.set(name, toPaint);
        print(interactionLine(name, { toPaint, toHandled }));
      }
    }
    return [interactionBar(latencies)];
  });
}

async function measurePaints(browser: Browser): Promise<Bar[]> {
  const peers = peersOf(process.env.PEERS ?? "");
  const pathnames = Object.entries(kindsOf(root)).filter(([kind]) => isWantedPage(kind));
  return withServers([...builds, ...peers], async (servers) => {
    const ownPages = servers
      .slice(0, builds.length)
      .flatMap((server, index) =>
        pathnames.map(
          ([kind, pathname]) =>
            [`${index === 0 ? "" : "before, "}${kind} ${pathname}`, server, pathname] as const,
        ),
      );
    const peerPages = servers
      .slice(builds.length)
      .map((server, index) => [`peer, ${peers[index]?.name}`, server, "/"] as const);
    const rows = await paintInTurns(browser, [...ownPages, ...peerPages], runs);
    print(`\n${paintTitles}`);
    for (const row of rows) print(paintLine(row));
    return paintBars(rows.slice(0, pathnames.length), rows[ownPages.length]);
  });
}

const measures = {
  visits: compareVisits,
  presses: measurePresses,
  interactions: measureInteractions,
  paints: measurePaints,
};

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const bars: Bar[] = [];
    for (const [part, measure] of Object.entries(measures))
      if (parts?.includes(part) ?? true) bars.push(...(await measure(browser)));
    print(`\n${barLines(bars)}`);
    if (bars.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

runMain(main);
