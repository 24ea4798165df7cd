import { chromium, type Browser, type BrowserContextOptions, type Page } from "playwright-core";
import { pageDataAddress } from "../../src/gatsby/emitted-files";
import { findBrowser } from "../../tools/run/find-browser";
import { testMailboxPort, testSiteOrigin, workerMailboxPort } from "./addresses";
import { withoutFeatures } from "./browser-switches";

/** A browser for one test file; close it in afterAll. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-gpu",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
      await withoutFeatures(),
      `--host-resolver-rules=MAP 127.0.0.1:${testMailboxPort} 127.0.0.1:${workerMailboxPort}`,
    ],
  });
}

export interface Visit {
  readonly page: Page;
  /** Errors and warnings of the console and the page, e.g. of hydration. */
  readonly complaints: string[];
  close(): Promise<void>;
}

export const phone = { width: 390, height: 844 };
export const tablet = { width: 768, height: 1024 };
export const desktop = { width: 1440, height: 900 };

/** A visitor with empty storage, but for `city` and, unless `firstVisit`, the mark that the picker has been seen. */
export async function visitor(
  browser: Browser,
  {
    city,
    firstVisit = false,
    ...options
  }: BrowserContextOptions & { city?: string; firstVisit?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({ viewport: desktop, baseURL: testSiteOrigin, ...options });
  if (!firstVisit || city !== undefined) {
    await context.addInitScript((storedCity: string | undefined) => {
      try {
        if (sessionStorage.getItem("prepared") !== null) return;
        sessionStorage.setItem("prepared", "1");
        localStorage.setItem("cityPickerSeen", "1");
        if (storedCity !== undefined) localStorage.setItem("selectedCity", storedCity);
      } catch {
        // A test in which storage is refused stores nothing.
      }
    }, city);
  }
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning")
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  return { page, complaints, close: () => context.close() };
}

/** A browser for the tests of a file; the visits that the returned function starts end with their test. */
export function visitsOfTests(): (options?: Parameters<typeof visitor>[1]) => Promise<Visit> {
  let browser: Browser;
  const visits: Visit[] = [];
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterEach(() => Promise.all(visits.splice(0).map((visit) => visit.close())));
  afterAll(() => browser.close());
  return async (options) => {
    const visit = await visitor(browser, options);
    visits.push(visit);
    return visit;
  };
}

/** Opens a path and waits until all parts of the page are hydrated and laid out. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() => {
    const { hydrated, deferring } = document.documentElement.dataset;
    const isWhole = deferring === undefined && document.querySelector("[data-dehydrated]") === null;
    return hydrated === "true" && isWhole;
  });
}

/** Complaints but for those about a page that is meant to be missing: its address and its data answer 404. */
export function besidesMissing(complaints: readonly string[], path: string): string[] {
  const missing = [path, pageDataAddress(path)].map((file) => `404 (Not Found) ${testSiteOrigin}${file}`);
  return complaints.filter((complaint) => !missing.some((ending) => complaint.endsWith(ending)));
}
