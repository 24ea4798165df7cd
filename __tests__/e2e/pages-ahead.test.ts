/** What is loaded before a link is followed (docs/decisions/first-load.md). */
import type { Browser, Locator, Page } from "playwright-core";
import { pageDataAddress } from "../../src/gatsby/emitted-files";
import { open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { eventually, quietOf } from "../support/eventually";
import { fingerOn } from "../support/finger";

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => visit.close());
afterAll(() => browser.close());

/** A phone on a line of which its browser says this; in a browser that says nothing where it is undefined. */
async function come(path: string, line?: { saveData?: boolean; effectiveType?: string }) {
  visit = await visitor(browser, { viewport: phone, hasTouch: true, isMobile: true });
  const { page } = visit;
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, "connection", { configurable: true, value: connection });
  }, line);
  // Gatsby fetches what is in view seconds later.
  await page.clock.install();
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  const quiet = quietOf(page);
  await open(page, path);
  await quiet();
  return { page, paths, quiet };
}

const touch = async (page: Page, link: Locator) => {
  await link.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = await link.boundingBox();
  if (box === null) throw new Error("There is no link to touch");
  await (await fingerOn(page)).down({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
};
const footerLink = (page: Page) => page.locator('footer a[href="/about"]').first();
const about = pageDataAddress("/about");

test("a finger that comes down on a link loads its page before it is lifted", async () => {
  const { page, paths } = await come("/termsandconditions", { effectiveType: "3g" });
  expect(paths).not.toContain(about);
  await touch(page, footerLink(page));
  await eventually(
    () => paths,
    (paths) => paths.includes(about),
  );
});

test("a finger on a picture of the gallery asks for the data of no page", async () => {
  const { page, paths, quiet } = await come("/property/the-kaveri-terraces");
  const link = page.getByRole("group", { name: "1 of 6" }).locator("a");
  const file = await link.evaluate((element: HTMLAnchorElement) => element.pathname);
  await touch(page, link);
  await quiet();
  expect(file).toMatch(/^\/static\//);
  expect(paths).not.toContain(pageDataAddress(file));
});

test("who saves data gets nothing ahead: not under a finger, not in view", async () => {
  const { page, paths, quiet } = await come("/termsandconditions", { saveData: true, effectiveType: "4g" });
  const link = footerLink(page);
  await touch(page, link);
  await page.clock.runFor(10_000);
  await quiet();
  expect(paths).not.toContain(about);
  await link.click();
  await page.waitForURL("**/about");
});

/** Pages fetched ahead after ten seconds of reading the list of posts. */
async function inView(line: { effectiveType: string }) {
  const { page, quiet } = await come("/blogs", line);
  await page.clock.runFor(10_000);
  await quiet();
  return page.locator('link[rel="prefetch"]').count();
}

test("links in view are fetched on a fast line alone", async () => {
  expect(await inView({ effectiveType: "4g" })).toBeGreaterThan(0);
  await visit.close();
  expect(await inView({ effectiveType: "3g" })).toBe(0);
});
