import path from "node:path";
import type { Browser } from "playwright-core";
import { z } from "zod";
import { storageKeys } from "../../src/config/storage-keys";
import { median } from "../median";
import type { SiteServer } from "../serve/site-server";
import { openPhone } from "./phone";

const paints = z.object({ paint: z.number(), largestPaint: z.number() });

/** When a page painted first, and its largest part, in milliseconds. */
export interface PaintRow {
  readonly name: string;
  readonly paint: number;
  readonly largestPaint: number;
}

/** A static site of others, whose home is painted in the same run. */
export interface Peer {
  readonly name: string;
  readonly root: string;
}

/** Reads `name=folder,name=folder`. */
export const peersOf = (text: string): readonly Peer[] =>
  text
    .split(",")
    .filter((entry) => entry.trim() !== "")
    .map((entry) => {
      const [name = "", folder] = entry.split("=");
      if (folder === undefined) throw new Error(`PEERS: "${entry}" is not name=folder`);
      return { name: name.trim(), root: path.resolve(folder.trim()) };
    });

/** Without `watchPages`: its look at lists would lay out their cards before the first paint. */
async function paintsOf(browser: Browser, address: string) {
  const { page, atRest, close } = await openPhone(browser, {
    stored: { [storageKeys.cityPickerSeen]: "1" },
    hasSlowLine: true,
  });
  try {
    await page.goto(address, { waitUntil: "commit", timeout: 60_000 });
    await atRest();
    const entries = await page.evaluate(
      async (): Promise<unknown> =>
        new Promise((resolve) => {
          const [first] = performance.getEntriesByName("first-contentful-paint");
          new PerformanceObserver((list) => {
            resolve({ paint: first?.startTime, largestPaint: list.getEntries().at(-1)?.startTime });
          }).observe({ type: "largest-contentful-paint", buffered: true });
        }),
    );
    return paints.parse(entries);
  } finally {
    await close();
  }
}

/** Visits each page in turn, so many times; gives the medians in the order of the pages. */
export async function paintInTurns(
  browser: Browser,
  pages: readonly (readonly [name: string, server: SiteServer, pathname: string])[],
  runs: number,
): Promise<PaintRow[]> {
  const taken = pages.map((): z.infer<typeof paints>[] => []);
  for (let run = 0; run < runs; run++) {
    for (const [index, [, { url }, pathname]] of pages.entries())
      taken[index]?.push(await paintsOf(browser, url + pathname));
  }
  return pages.map(([name], index) => ({
    name,
    paint: median((taken[index] ?? []).map(({ paint }) => paint)),
    largestPaint: median((taken[index] ?? []).map(({ largestPaint }) => largestPaint)),
  }));
}
