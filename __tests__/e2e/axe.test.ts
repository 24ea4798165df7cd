/**
 * axe finds nothing on any page of the sitemap, at phone and desktop width. What opens over a page and what a list can
 * become are looked at in axe-states.test.ts, the forms and their steps in enquiry-states.test.ts.
 */
import type { Browser } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { pageFindings } from "../support/page-findings";

// Pages that no sitemap names are pages too.
const paths = [
  ...new Set([
    ...sitemapPaths(),
    "/wishlist",
    "/compare",
    "/shortlist",
    "/thank-you",
    "/property/no-such-home",
    "/blog/999",
  ]),
];

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

describe("every page", () => {
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
