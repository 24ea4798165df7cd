/** Pages of the live build in a browser, whatever its content, a sample of each family; `npm run build` makes it. */
import type { Browser, Page } from "playwright-core";
import { open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { sitemapPaths } from "../support/built-site";
import { allPicturesLoaded } from "../support/eventually";
import { servedLiveSite } from "../support/live-content";
import { everyNth } from "../support/sample";

const site = servedLiveSite();
let browser: Browser;
let visit: Visit;

beforeAll(async () => {
  browser = await openBrowser();
  visit = await visitor(browser, { baseURL: site.served(), viewport: phone, reducedMotion: "reduce" });
});
afterAll(() => browser.close());

/** Asks for every picture at once, and gives those that do not come or that nothing says the content of. */
async function pictureIssues(page: Page): Promise<string[]> {
  await allPicturesLoaded(page);
  return page.evaluate(() =>
    [...document.images].flatMap((picture) => {
      const name = picture.currentSrc || picture.src;
      return [
        ...(picture.naturalWidth > 0 ? [] : [`broken: ${name}`]),
        ...(picture.hasAttribute("alt") ? [] : [`no alt: ${name}`]),
      ];
    }),
  );
}

test.each(everyNth(sitemapPaths(site.root), 2))(
  "%s: no complaint, every picture there and described, nothing sideways",
  async (path) => {
    const { page, complaints } = visit;
    await open(page, path);
    expect(await pictureIssues(page)).toEqual([]);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess).toBeLessThanOrEqual(0);
    await page.waitForLoadState("networkidle");
    expect(complaints.splice(0)).toEqual([]);
  },
);
