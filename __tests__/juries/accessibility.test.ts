/**
 * Three engines for accessibility on every page, or on a sample: axe with all its rules, IBM Equal Access and
 * HTML_CodeSniffer.
 */
import type { Browser } from "playwright-core";
import { type engines, verdictsOfEngine } from "../support/accessibility-juries";
import { desktop, open, openBrowser, visitor } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { unexcused, unusedExceptions, type Verdict } from "../support/juries";
import { fullestPages, pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";

const paths = sampleOf([...new Set([...pageKinds, ...sitemapPaths()])], fullestPages);
const names = ["axe", "ibm", "html_codesniffer"] as const;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const verdicts: Record<keyof typeof engines, Verdict[]> = { axe: [], ibm: [], html_codesniffer: [] };

test("the pages are looked at", async () => {
  const { page, close } = await visitor(browser, { viewport: desktop, reducedMotion: "reduce" });
  for (const path of paths) {
    await open(page, path);
    for (const name of names) verdicts[name].push(...(await verdictsOfEngine(page, name)));
  }
  await close();
}, 1_800_000);

test.each(names)("%s finds nothing", (name) => {
  expect(unexcused(name, verdicts[name])).toEqual([]);
  // A sample may need none of them.
  expect(sampleOf(unusedExceptions(name, verdicts[name]), [])).toEqual([]);
});

test.each(names)("%s finds a field without a name", async (name) => {
  const { page, close } = await visitor(browser);
  await open(page, "/thank-you");
  await page.evaluate(() => {
    document.querySelector("main")?.append(document.createElement("input"));
  });
  const verdicts = (await verdictsOfEngine(page, name)).filter(({ text }) => text.includes("<input>"));
  expect(verdicts).not.toEqual([]);
  await close();
});
