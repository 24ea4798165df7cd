import type { Browser, Page } from "playwright-core";
import { desktop, openBrowser, phone, visitor } from "../support/browser";
import { sitemapPaths } from "../support/sitemap-paths";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const maximumShift = 0.02;

/** Cumulative layout shift of a visit that waits for the page and then reads it to its end. */
async function layoutShift(page: Page, path: string): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false) {
          shifts.push(Number(entry.value));
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(path, { waitUntil: "load" });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
  await page.waitForTimeout(800);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  return page.evaluate(() => {
    const shifts: unknown = Reflect.get(window, "layoutShifts");
    return Array.isArray(shifts) ? shifts.reduce((sum: number, shift: unknown) => sum + Number(shift), 0) : 0;
  });
}

describe("cumulative layout shift is 0.02 or less", () => {
  const paths = [
    "/",
    "/city/Bangalore",
    "/apartments",
    "/allproperties",
    "/properties",
    "/allproperties?city=all",
    "/property/the-kaveri-terraces",
    "/about",
  ];
  const cases = [phone, desktop].flatMap((viewport) =>
    [undefined, "Goa"].flatMap((city) => paths.map((path) => [path, viewport.width, city] as const)),
  );
  test.each(cases)("%s at %i px, stored city %s", async (path, width, city) => {
    const { page, close } = await visitor(browser, {
      viewport: width === phone.width ? phone : desktop,
      city,
    });
    expect(await layoutShift(page, path)).toBeLessThanOrEqual(maximumShift);
    await close();
  });
});

describe("no page complains", () => {
  test("no console error, no hydration warning, on any page, also with a stored city", async () => {
    const found: string[] = [];
    for (const path of [...sitemapPaths(), "/wishlist", "/thank-you"]) {
      for (const city of [undefined, "Mumbai"]) {
        const { page, complaints, close } = await visitor(browser, { city, viewport: phone });
        await page.goto(path, { waitUntil: "load" });
        await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
        found.push(...complaints.map((complaint) => `${path}: ${complaint}`));
        await close();
      }
    }
    expect(found).toEqual([]);
  }, 300_000);

  test("nothing scrolls sideways at 320, 390, 768 and 1024 px", async () => {
    const wide: string[] = [];
    for (const width of [320, 390, 768, 1024]) {
      const { page, close } = await visitor(browser, { viewport: { width, height: 800 } });
      for (const path of [
        "/",
        "/city/Dubai",
        "/apartments",
        "/allproperties",
        "/property/cubbon-reach",
        "/about",
        "/contact",
        "/blog/1",
        "/services/home-loan",
      ]) {
        await page.goto(path, { waitUntil: "load" });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        if (excess > 0) wide.push(`${path} at ${width}: ${excess} px`);
      }
      await close();
    }
    expect(wide).toEqual([]);
  }, 300_000);
});
