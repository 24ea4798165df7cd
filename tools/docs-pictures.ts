/**
 * Takes screenshots of the last build for the README (`npm run docs:pictures`): a city's page on a desktop, a listing
 * on a phone.
 */
import { mkdirSync } from "node:fs";
import path from "node:path";
import { chromium, type Browser, type Page } from "playwright-core";
import sharp from "sharp";
import { findBrowser } from "./run/find-browser";
import { runMain } from "./run/run-main";
import { startSiteServer } from "./serve/site-server";

const folder = path.resolve("docs/pictures");
const cityPath = "/city/Bangalore";

interface Window {
  readonly width: number;
  readonly height: number;
}

/** A page for a visitor with a selected city and reduced motion, so that the same build gives the same picture. */
async function visit(browser: Browser, viewport: Window, url: string): Promise<Page> {
  const page = await browser.newPage({ viewport, reducedMotion: "reduce" });
  await page.addInitScript(() => {
    localStorage.setItem("selectedCity", "Bangalore");
    localStorage.setItem("cityPickerSeen", "1");
  });
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}

/** Writes the window as `docs/pictures/<name>.webp`. */
async function photograph(page: Page, name: string): Promise<void> {
  const { size } = await sharp(await page.screenshot())
    .webp({ quality: 80, effort: 6 })
    .toFile(path.join(folder, `${name}.webp`));
  process.stdout.write(`docs/pictures/${name}.webp: ${(size / 1000).toFixed(0)} kB\n`);
}

async function main(): Promise<void> {
  const site = await startSiteServer({ root: path.resolve("public"), port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  try {
    mkdirSync(folder, { recursive: true });
    const desktop = await visit(browser, { width: 1440, height: 900 }, site.url + cityPath);
    await photograph(desktop, "desktop");
    const listing = await desktop.locator('main a[href^="/property/"]').first().getAttribute("href");
    if (listing === null) throw new Error(`${cityPath} shows no listing`);
    await photograph(await visit(browser, { width: 390, height: 844 }, site.url + listing), "phone");
  } finally {
    await browser.close();
    await site.close();
  }
}

runMain(main);
