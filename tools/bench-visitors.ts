/**
 * `npm run bench:visitors`: what visitors in several states meet on a slow phone, on the built site served with
 * compression, each beside the same build with its scripts started at once; visits take turns. Then how long the browser
 * takes from an interaction to the next paint. Prints medians (shifts: the largest) and ends with code 1 when a bar is
 * missed. VISITORS_ROOT names the folder of the build (public), VISITORS_RUNS the visits of each kind (5),
 * VISITORS_STATES beginnings of states ("city stored,heart", or "interactions") and VISITORS_PAGES kinds of pages
 * ("home,results"), with commas between them; without these, all.
 */
import path from "node:path";
import { chromium, type Browser } from "playwright-core";
import { median } from "./median";
import { findBrowser } from "./run/find-browser";
import { runMain } from "./run/run-main";
import { startSiteServer, type SiteServer } from "./serve/site-server";
import { barsOf, interactionBar, type Bar } from "./visitors/bars";
import { journeysOf } from "./visitors/interaction-steps";
import { latenciesOf } from "./visitors/interactions";
import { makeVisit, type VisitFigures } from "./visitors/make-visit";
import { barLines, interactionLine, interactionTitles, visitLines, visitTitles } from "./visitors/report";
import { withScriptsAtOnce } from "./visitors/scripts-at-once";
import { summaryOf, type VisitRow } from "./visitors/summary";
import { visitsOf, type Visit } from "./visitors/visits";

const root = path.resolve(process.env.VISITORS_ROOT ?? "public");
const runs = Number(process.env.VISITORS_RUNS ?? 5);
const listed = (text: string | undefined) => text?.split(",").map((entry) => entry.trim());
const states = listed(process.env.VISITORS_STATES);
const pages = listed(process.env.VISITORS_PAGES);

const isWanted = ({ state, kind }: Visit) =>
  (states?.some((beginning) => state.startsWith(beginning)) ?? true) && (pages?.includes(kind) ?? true);

const browserFlags = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--no-first-run",
];

const say = (text: string) => void process.stdout.write(text);

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
  const [built = [], atOnce = []] = figures;
  for (const wrong of new Set(built.flatMap((each) => each.wrong))) say(`  wrong list, ${wrong}\n`);
  return { visit, built: summaryOf(built), atOnce: summaryOf(atOnce) };
}

async function compareVisits(browser: Browser): Promise<Bar[]> {
  const visits = visitsOf(root).filter(isWanted);
  if (visits.length === 0) return [];
  const rewrites = [(html: string) => html, withScriptsAtOnce];
  const servers = await Promise.all(rewrites.map((rewrite) => startSiteServer({ root, port: 0, rewrite })));
  const rows: VisitRow[] = [];
  say(visitTitles);
  try {
    for (const visit of visits) {
      const row = await visitInTurns(browser, servers, visit);
      rows.push(row);
      say(visitLines(row));
    }
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
  return barsOf(rows);
}

async function measureInteractions(browser: Browser): Promise<Bar[]> {
  if (states !== undefined && !states.includes("interactions")) return [];
  const server = await startSiteServer({ root, port: 0 });
  const latencies = new Map<string, number>();
  say(`\n${interactionTitles}`);
  try {
    for (const journey of journeysOf(root)) {
      const taken = [];
      for (let run = 0; run < runs; run++) taken.push(await latenciesOf(browser, server.url, journey));
      for (const [step] of journey.steps) {
        const name = `${journey.place}: ${step}`;
        const toPaint = median(taken.map((each) => each.get(step)?.toPaint ?? NaN));
        const toHandled = median(taken.map((each) => each.get(step)?.toHandled ?? NaN));
        latencies.set(name, toPaint);
        say(interactionLine(name, { toPaint, toHandled }));
      }
    }
  } finally {
    await server.close();
  }
  return [interactionBar(latencies)];
}

async function main(): Promise<void> {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
  try {
    const bars = [...(await compareVisits(browser)), ...(await measureInteractions(browser))];
    say(`\n${barLines(bars)}`);
    if (bars.some(({ missed }) => missed.length > 0)) process.exitCode = 1;
  } finally {
    await browser.close();
  }
}

runMain(main);
