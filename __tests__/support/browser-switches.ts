/** What the browser of the tests does without, because no test sees it and every test would wait for it. */
import { chromium } from "playwright-core";
import { findBrowser } from "../../tools/run/find-browser";

/**
 * Each window of Chromium has two pages of its own for what is offered under its address bar. Loading them takes as
 * much of the processor as half of a visit does, and each visitor has a window.
 */
const ofTheAddressBar = ["WebUIOmniboxPopup", "WebUIOmniboxAimPopup"];

const prefix = "--disable-features=";

/** Handed from the start of a run to its workers, so that not every file has to ask. */
const known = "BROWSER_WITHOUT";

/**
 * The switch that turns the features off. Of two such switches Chromium reads the last alone, so that this one names
 * those that Playwright turns off, too; Playwright tells them by starting a browser.
 */
export async function withoutFeatures(): Promise<string> {
  const cached = process.env[known];
  if (cached !== undefined) return cached;
  const server = await chromium.launchServer({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const ofPlaywright = server.process().spawnargs.find((arg) => arg.startsWith(prefix));
  await server.close();
  if (ofPlaywright === undefined) throw new Error(`Playwright starts the browser without ${prefix}`);
  const features = [ofPlaywright, ...ofTheAddressBar].join(",");
  process.env[known] = features;
  return features;
}
