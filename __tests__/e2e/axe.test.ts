/**
 * axe finds nothing on a page of each kind, or on any page at all, at phone and desktop width. What opens over a page and what a list can
 * become are looked at in axe-states.test.ts, the forms and their steps in enquiry-states.test.ts.
 */
import type { Browser } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { pageFindings } from "../support/page-findings";
import { pageKinds } from "../support/page-kinds";
import { sampleOf } from "../support/sample";

// Pages that no sitemap names are pages too.
const paths = sampleOf([...new Set([...sitemapPaths(), ...pageKinds, "/compare", "/shortlist"])], pageKinds);

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("axe finds nothing on", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitor(browser, { reducedMotion: "reduce" });
  });
  afterAll(() => visit.close());

  test.each(paths)("%s at 390 and 1440 px", async (path) => {
    const { page } = visit;
    await page.setViewportSize(phone);
    await open(page, path);
    expect(await pageFindings(page, "html")).toEqual([]);
    await page.setViewportSize(desktop);
    expect(await pageFindings(page, "html")).toEqual([]);
  });
});
