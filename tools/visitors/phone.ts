import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";

/** A phone of four times less speed than this machine, at rest with an empty cache. */
export interface Phone {
  readonly page: Page;
  /** Resolves once nothing has been fetched for a second and the page has painted; rejects after a minute. */
  readonly atRest: () => Promise<void>;
  readonly close: () => Promise<void>;
}

interface PhoneOptions {
  /** What the browser has stored for the site. */
  readonly stored: Readonly<Record<string, string>>;
  /** 1.6 Mbit/s with a delay of 150 ms, instead of the machine's own connection. */
  readonly hasSlowLine: boolean;
}

const timesSlower = 4;
/** A slow mobile line: 1.6 Mbit/s and 150 ms. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const restMs = 1_000;
const maxMs = 60_000;

/** Resolves once `pending` has been 0 for a while, in which the page had time left and has painted. */
async function untilAtRest(page: Page, pending: () => number): Promise<void> {
  const giveUpAt = Date.now() + maxMs;
  let busyAt = Date.now();
  while (Date.now() - busyAt < restMs) {
    await pause(50);
    if (pending() > 0) busyAt = Date.now();
    if (Date.now() > giveUpAt) throw new Error("The page still fetches after a minute");
    if (Date.now() - busyAt < restMs) continue;
    await page.evaluate(async () => {
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 5_000 }));
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    });
    if (pending() > 0) busyAt = Date.now();
  }
}

/** Opens the phone in a context of its own. */
export async function openPhone(browser: Browser, { stored, hasSlowLine }: PhoneOptions): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    // The budgets are of gzip, which every host has.
    extraHTTPHeaders: { "Accept-Encoding": "gzip" },
  });
  // tsx has functions keep their names by this helper of its own, also those that run in a page.
  await context.addInitScript({ content: "globalThis.__name = (target) => target" });
  await context.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, stored);
  const page = await context.newPage();
  const pending = new Set<unknown>();
  page.on("request", (request) => pending.add(request));
  page.on("requestfinished", (request) => pending.delete(request));
  page.on("requestfailed", (request) => pending.delete(request));
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  if (hasSlowLine) await session.send("Network.emulateNetworkConditions", slowLine);
  await session.send("Emulation.setCPUThrottlingRate", { rate: timesSlower });
  return {
    page,
    atRest: () => untilAtRest(page, () => pending.size),
    close: () => context.close(),
  };
}
