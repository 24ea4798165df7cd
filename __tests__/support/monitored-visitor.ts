import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { rendered } from "./eventually";

declare global {
  interface Window {
    /** Reports to the test; hostile content calls it if it runs. */
    report?: (issue: string) => void;
  }
}

interface MonitoredVisit {
  readonly page: Page;
  /** Breaches of the Content-Security-Policy, errors of the page, and hostile content that ran. */
  readonly issues: string[];
  close(): Promise<void>;
}

/**
 * A visitor of a served build, whose issues are recorded; `storage` is written to both storages before the first
 * page.
 */
export async function monitoredVisitor(
  browser: Browser,
  baseURL: string,
  { storage = {}, ...options }: BrowserContextOptions & { storage?: Record<string, string> } = {},
): Promise<MonitoredVisit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, baseURL, ...options });
  const issues: string[] = [];
  await context.exposeBinding("report", (_source, issue: unknown) => issues.push(String(issue)));
  await context.addInitScript((values) => {
    document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      window.report?.(`refused by ${violatedDirective}: ${blockedURI}`),
    );
    for (const [key, value] of Object.entries(values)) {
      for (const store of [localStorage, sessionStorage]) {
        if (store.getItem(key) === null) store.setItem(key, value);
      }
    }
  }, storage);
  const page = await context.newPage();
  page.on("console", (message) => {
    if (/Refused to|Content Security Policy/.test(message.text())) issues.push(message.text());
  });
  page.on("pageerror", (error) => issues.push(error.message));
  page.on("dialog", (dialog) => {
    issues.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return { page, issues, close: () => context.close() };
}

/** Opens the paths one after the other, each until it is hydrated, and returns the issues by path. */
export async function issuesOf({ page, issues }: MonitoredVisit, paths: readonly string[]) {
  const found: string[] = [];
  for (const path of paths) {
    await page.goto(path, { waitUntil: "load" });
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    // Handlers of pictures that fail to load run only when loading has ended.
    await page.waitForFunction(() =>
      [...document.images].every(({ complete, loading }) => complete || loading === "lazy"),
    );
    await rendered(page);
    if (await page.evaluate(() => "polluted" in {})) issues.push("every object has a foreign key");
    found.push(...issues.splice(0).map((issue) => `${path}: ${issue}`));
  }
  return found;
}
