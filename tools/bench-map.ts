/**
 * `npm run bench:map`: the map of a results page of the last build with 10,000 homes in one city, at 390 px on a
 * processor made four times slower: how long the slowest frame of a drag and of a step of zoom takes, and, for
 * information, the longest task. Prints medians of five rounds; ends with code 1 past the bar.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { chromium, type Page } from "playwright-core";
import { z } from "zod";
import { contentFolder } from "../src/content/build-settings";
import { parseTopology } from "../src/content/maps/read-city-maps";
import { generateListings } from "./generate-listings";
import { median } from "./median";
import { readContent } from "./read-content";
import { readPictureNames } from "./picture-names";
import { findBrowser } from "./run/find-browser";
import { runMain } from "./run/run-main";
import { startSiteServer } from "./serve/site-server";

const city = "Bangalore";
const homes = 10_000;
const rounds = 5;
const slowdown = 4;
/** Milliseconds of a frame: three of a screen that draws sixty a second, which a browser counts as up to 50.1. */
const barMs = 50;

/** The search index of homes spread over the city's map, the same in each run. */
async function indexOfOneCity(data: string): Promise<string> {
  const { toIndex } = await readContent(data);
  const pictures = await readPictureNames(path.join(data, "images"));
  const text = readFileSync(path.join(data, "maps", `${city.toLowerCase()}.topo.json`), "utf8");
  const { frame } = parseTopology(text);
  const spread = (at: number, from: number, to: number, step: number) =>
    from + (to - from) * ((at * step) % 1);
  const listings = generateListings(homes, pictures).map((listing, at) => ({
    ...listing,
    city,
    coordinates: {
      lat: spread(at, frame.south, frame.north, 0.754877666),
      lng: spread(at, frame.west, frame.east, 0.569840291),
    },
  }));
  return toIndex(listings);
}

const timings = z.object({ frame: z.number(), task: z.number() });
type Timings = z.infer<typeof timings>;

/** What the slowest frame and the longest task take while something is done. */
async function during(page: Page, act: () => Promise<void>): Promise<Timings> {
  await page.evaluate(() => {
    const seen = { frame: 0, task: 0, isOver: false };
    Object.assign(window, { seen });
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.task = Math.max(seen.task, duration);
    });
    observer.observe({ type: "longtask" });
    let last = performance.now();
    const frame = (now: number) => {
      seen.frame = Math.max(seen.frame, now - last);
      last = now;
      if (seen.isOver) observer.disconnect();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await act();
  const seen: unknown = await page.evaluate(async () => {
    // Until the map has been drawn for its new width, which is put off while gestures last.
    for (let still = 0; still < 30; still++) await new Promise(requestAnimationFrame);
    const found: unknown = Object.getOwnPropertyDescriptor(window, "seen")?.value;
    if (typeof found === "object" && found !== null) Object.assign(found, { isOver: true });
    return found;
  });
  return timings.parse(seen);
}

async function drag(page: Page): Promise<void> {
  const box = await page.getByRole("application").boundingBox();
  if (box === null) throw new Error("bench-map: the page has no map");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 40; step++) await page.mouse.move(x - step * 3, y - step * 2);
  await page.mouse.up();
}

async function main(): Promise<void> {
  const index = await indexOfOneCity(contentFolder(process.env));
  const server = await startSiteServer({ root: path.resolve("public"), port: 0 });
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox"] });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  try {
    // tsx names functions by a helper that the page lacks.
    await page.addInitScript("globalThis.__name = (named) => named");
    await page.addInitScript(() => localStorage.setItem("cityPickerSeen", "1"));
    await page.route("**/listing-index.json*", (route) =>
      route.fulfill({ contentType: "application/json", body: index }),
    );
    await page.goto(`${server.url}/allproperties?city=${city}&view=map`);
    const zoom = (name: string) => page.getByRole("button", { name }).click();
    await page.getByRole("button", { name: "Zoom in" }).waitFor();
    await page
      .getByRole("button", { name: / homes around /i })
      .first()
      .waitFor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const measured: Record<string, Timings[]> = { "zoom in": [], drag: [], "zoom out": [] };
    for (let round = 0; round < rounds; round++) {
      measured["zoom in"]?.push(await during(page, () => zoom("Zoom in")));
      measured.drag?.push(await during(page, () => drag(page)));
      measured["zoom out"]?.push(await during(page, () => zoom("Zoom out")));
    }
    let isPast = false;
    for (const [name, found] of Object.entries(measured)) {
      const [frame, task] = [
        median(found.map((timings) => timings.frame)),
        median(found.map((timings) => timings.task)),
      ];
      isPast ||= Math.round(frame) > barMs;
      const told = task === 0 ? `none over ${barMs}` : task.toFixed(0);
      process.stdout.write(
        `${name.padEnd(9)}  slowest frame ${frame.toFixed(0).padStart(4)} ms   longest task ${told.padStart(4)} ms   bar ${barMs} ms\n`,
      );
    }
    if (isPast) process.exitCode = 1;
  } finally {
    await browser.close();
    await server.close();
  }
}

runMain(main);
