/** From a card to its home's page (docs/decisions/2026-11-22-a-card-grows-into-its-page.md). */
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { pageElementId } from "../../src/gatsby/boot/hydrate-in-slices";
import { open, openBrowser, phone, visitor, type Visit } from "../support/browser";

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(async () => {
  expect(visit.complaints).toEqual([]);
  await visit.close();
});
afterAll(() => browser.close());

/** As on every other way to a page (stability.test.ts). */
const maximumShift = 0.02;

/** Opens a list whose transitions and shifts are noted down on the root element. */
async function comeToList(options: BrowserContextOptions = {}): Promise<Page> {
  visit = await visitor(browser, { viewport: phone, ...options });
  const { page } = visit;
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { dataset } = document.documentElement;
        if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
          dataset.shift = String(Number(dataset.shift ?? 0) + Number(entry.value));
      }
    }).observe({ type: "layout-shift" });
    if (!("startViewTransition" in document)) return;
    const named = () =>
      [...document.querySelectorAll<HTMLElement>("[style*='view-transition-name']")]
        .filter(({ style }) => style.viewTransitionName !== "")
        .map((element) => element.closest("article") ?? element)
        .map(({ dataset }) => (dataset.listing === undefined ? Object.keys(dataset).join() : "listing"));
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const left = named();
      const transition = start(update);
      void transition.ready.then(() => {
        const moving = document
          .getAnimations()
          .filter(
            ({ effect }) =>
              effect instanceof KeyframeEffect &&
              effect.pseudoElement === "::view-transition-group(home-picture)",
          ).length;
        document.documentElement.dataset.moved = JSON.stringify({
          left,
          arrived: named(),
          isMoving: moving > 0,
          top: scrollY,
        });
      });
      return transition;
    };
  });
  await open(page, "/apartments");
  return page;
}

const secondCard = (page: Page) => page.locator("main article[data-listing]:visible").nth(1);

async function follow(page: Page): Promise<string> {
  const link = secondCard(page).locator("h2 a, h3 a").first();
  const title = (await link.textContent()) ?? "";
  await secondCard(page).scrollIntoViewIfNeeded();
  await secondCard(page)
    .locator("img")
    .evaluate((image: HTMLImageElement) => image.decode());
  await link.click();
  await page.waitForURL("**/property/**");
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  return title;
}

test("its picture grows into the first one of the page, which is at its top, without a shift", async () => {
  const page = await comeToList();
  await follow(page);
  const root = page.locator("html[data-moved]");
  await root.waitFor();
  const moved: unknown = JSON.parse((await root.getAttribute("data-moved")) ?? "");
  expect(moved).toEqual({ left: ["listing"], arrived: ["firstPicture"], isMoving: true, top: 0 });
  // Afterwards nothing is left of it, and the page has the focus as after every navigation.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[style]")].every(
      ({ style }) => style.getPropertyValue("view-transition-name") === "",
    ),
  );
  expect(await page.evaluate(() => document.activeElement?.id)).toBe(pageElementId);
  expect(Number(await root.getAttribute("data-shift"))).toBeLessThanOrEqual(maximumShift);
});

test("where its larger picture has not come, the card's shows in its place", async () => {
  const page = await comeToList();
  await secondCard(page).scrollIntoViewIfNeeded();
  const card = await secondCard(page)
    .locator("img")
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      return image.currentSrc;
    });
  // Never answered.
  await page.route(/\/static\/.*\.(webp|jpg)$/, () => undefined);
  await follow(page);
  const inPlace = await page.locator("[data-first-picture]").evaluate((place) => {
    const { left } = place.getBoundingClientRect();
    const images = [...place.querySelectorAll("img")];
    const image = images.find((each) => Math.abs(each.getBoundingClientRect().left - left) < 2);
    return image && { isLoaded: image.complete, shows: getComputedStyle(image).backgroundImage };
  });
  expect(inPlace).toEqual({ isLoaded: false, shows: `url("${card}")` });
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test.each([
  ["where motion is not welcome", { reducedMotion: "reduce" }, false],
  ["in a browser without view transitions", {}, true],
] as const)("%s a card leads to its page as every link does", async (_, options, isWithout) => {
  visit = await visitor(browser, { viewport: phone, ...options });
  const { page } = visit;
  await page.addInitScript((without) => {
    if (without) {
      Reflect.deleteProperty(Document.prototype, "startViewTransition");
    } else {
      document.startViewTransition = () => {
        throw new Error("A transition without leave");
      };
    }
  }, isWithout);
  await open(page, "/apartments");
  await follow(page);
  await page.waitForFunction(() => window.scrollY === 0);
});
