/**
 * One visit to a page of each kind, looked at from every side: nobody complains in the console, axe finds nothing, text of
 * twice its size and a window of 320 px take nothing from it (WCAG 2.2: 1.4.4, 1.4.10), and nothing that floats covers
 * what is to be pressed or read (docs/decisions/layout-and-access.md). What opens over a page and what a list can become
 * are looked at in axe-states.test.ts, the forms and their steps in enquiry-states.test.ts.
 */
import type { Browser, Page } from "playwright-core";
import { besidesMissing, desktop, open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { coveredControls } from "../support/covered-controls";
import { rendered } from "../support/eventually";
import { layoutIssues } from "../support/layout-issues";
import { pageIssues } from "../support/page-issues";
import { pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";

// Pages that no sitemap names are pages too.
const paths = sampleOf([...new Set([...sitemapPaths(), ...pageKinds, "/compare", "/shortlist"])], pageKinds);

/** Width of the window in pixels and size of the text: the narrowest of each layout, and a tablet. */
const narrowest = [
  [320, "100%"],
  [768, "100%"],
  [390, "200%"],
  [1280, "200%"],
] as const;

/** A window of 1280 px zoomed to 200 % is one of 640 px. */
const readings = sampleOf<readonly [number, string]>(
  [...narrowest, [640, "100%"], [1024, "200%"]],
  narrowest,
);

const widths = [390, 768, 1440];

/** A page at one width, by turns; a home's page and saved homes, which have most to cover, at all. */
const widthsOf = (path: string, at: number) =>
  sampleOf(
    widths,
    path.startsWith("/property/") || path === "/wishlist" ? widths : [widths[at % widths.length] ?? 0],
  );

const screensOf = (at: number) => sampleOf([phone, desktop], [at % 2 === 0 ? phone : desktop]);

async function wrongInReadings(page: Page): Promise<string[]> {
  const issues: string[] = [];
  for (const [width, textSize] of readings) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size;
    }, textSize);
    await rendered(page);
    issues.push(...(await layoutIssues(page)).map((issue) => `${width} px, ${textSize}: ${issue}`));
  }
  await page.evaluate(() => document.documentElement.removeAttribute("style"));
  return issues;
}

async function coveredAt(page: Page, shownWidths: readonly number[]): Promise<string[]> {
  const issues: string[] = [];
  for (const width of shownWidths) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: "instant" }));
    await rendered(page);
    issues.push(...(await coveredControls(page)).map((issue) => `${width} px: ${issue}`));
  }
  return issues;
}

describe("a visitor who has saved homes", () => {
  let browser: Browser;
  let visit: Visit;
  beforeAll(async () => {
    browser = await openBrowser();
    visit = await visitor(browser, { viewport: phone, reducedMotion: "reduce" });
    await visit.page.addInitScript(() => localStorage.setItem("wishlist", '["3","18","17"]'));
  });
  afterAll(() => browser.close());

  test.each(paths.map((path, at) => [path, at] as const))("finds nothing wrong on %s", async (path, at) => {
    const { page, complaints } = visit;
    await page.setViewportSize(phone);
    await open(page, path);
    const judged: string[] = [];
    for (const screen of screensOf(at)) {
      await page.setViewportSize(screen);
      judged.push(...(await pageIssues(page, "html")));
    }
    expect({
      complaints: besidesMissing(complaints.splice(0), path),
      judged,
      cut: await wrongInReadings(page),
      covered: await coveredAt(page, widthsOf(path, at)),
    }).toEqual({ complaints: [], judged: [], cut: [], covered: [] });
  });
});
