/**
 * Carousels under a finger (docs/decisions/2026-11-22-a-touch-holds-a-carousel.md): a touch holds them for good, nothing moves while a
 * finger is down, and no slide comes in before its picture can be shown.
 */
import type { Browser, Locator, Page } from "playwright-core";
import { open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { eventually, rendered } from "../support/eventually";
import { fingerOn } from "../support/finger";

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => visit.close());
afterAll(() => browser.close());

const galleryName = "Pictures of The Kaveri Terraces";
const railName = "Project on Demand";

async function comeTo(path: string, name: string): Promise<{ page: Page; carousel: Locator }> {
  visit = await visitor(browser, { viewport: phone, hasTouch: true, isMobile: true });
  const { page } = visit;
  await page.clock.install();
  await open(page, path);
  const carousel = page.getByRole("group", { name, exact: true });
  await carousel.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return { page, carousel };
}

const isRunning = (carousel: Locator) =>
  carousel.locator(".slick-slide").first().waitFor({ state: "attached" });

/** Where the carousel stands, in its own words: "2 / 6" or "2 of 8". */
const place = (carousel: Locator) =>
  carousel.evaluate((box) => /\d+ (?:\/|of) \d+/.exec(box.textContent)?.[0] ?? "");

const middleOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("There is nothing to touch");
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** How many movements of its slides are under way. */
const movements = (carousel: Locator) => () =>
  carousel.locator(".slick-track").evaluate((track) => track.getAnimations().length);

/** Waits until the carousel is on its way to the next slide. */
const underWay = (carousel: Locator) => eventually(movements(carousel), (count) => count > 0);

/** Waits until the carousel has come to its place. */
const atRest = (carousel: Locator) => eventually(movements(carousel), (count) => count === 0);

describe("a touch holds a carousel for good", () => {
  test("the gallery stays at the picture that a swipe brought, until Play is pressed", async () => {
    const { page, carousel } = await comeTo("/property/the-kaveri-terraces", galleryName);
    await isRunning(carousel);
    const { y } = await middleOf(carousel.locator(".slick-list"));
    const finger = await fingerOn(page);
    const start = await place(carousel);
    await eventually(
      () => place(carousel),
      (now) => now !== start,
    );
    await finger.swipe({ x: 300, y }, { x: 60, y });
    await carousel.getByRole("button", { name: "Play" }).waitFor();
    await atRest(carousel);
    const swiped = await place(carousel);
    await page.clock.runFor(6_000);
    expect(await place(carousel)).toBe(swiped);
    await carousel.getByRole("button", { name: "Play" }).tap();
    await eventually(
      () => place(carousel),
      (now) => now !== swiped,
    );
  });

  test("a finger that scrolls the page across a rail holds it too", async () => {
    const { page, carousel } = await comeTo("/city/Bangalore", railName);
    await isRunning(carousel);
    const { x, y } = await middleOf(carousel.locator(".slick-list"));
    await (await fingerOn(page)).swipe({ x, y }, { x, y: y - 120 });
    await carousel.getByRole("button", { name: "Play" }).waitFor();
  });

  test("one that was touched before it ran stays a row that scrolls by itself, and Play starts it", async () => {
    visit = await visitor(browser, { viewport: phone, hasTouch: true, isMobile: true });
    const { page } = visit;
    // The code of the moving carousel comes late.
    let letGo: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    await page.route(/\.js$/, async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      if (body.includes("slick-track")) await isLetGo;
      await route.fulfill({ response, body });
    });
    await open(page, "/property/the-kaveri-terraces");
    const carousel = page.getByRole("group", { name: galleryName, exact: true });
    const finger = await fingerOn(page);
    const at = await middleOf(carousel.getByRole("group", { name: "1 of 6" }));
    await finger.swipe(at, { x: at.x, y: at.y - 30 });
    letGo();
    const play = carousel.getByRole("button", { name: "Play" });
    await play.waitFor();
    expect(await carousel.locator(".slick-slide").count()).toBe(0);
    await play.tap();
    await isRunning(carousel);
  });
});

describe("nothing moves while a finger is down", () => {
  /** Puts a finger on a card while the rail is on its way; gives what lay under it, from then on. */
  async function touchMidway() {
    const { page, carousel } = await comeTo("/city/Bangalore", railName);
    await isRunning(carousel);
    const at = await middleOf(carousel.locator(".slick-list"));
    const finger = await fingerOn(page);
    await page.evaluate(() => {
      const { dataset } = document.documentElement;
      const begin = ({ touches }: TouchEvent) => {
        const { clientX = 0, clientY = 0 } = touches[0] ?? {};
        const card = [...document.querySelectorAll(".slick-slide")].find((slide) => {
          const { left, right, top, bottom } = slide.getBoundingClientRect();
          return left <= clientX && clientX < right && top <= clientY && clientY < bottom;
        });
        const lefts: number[] = [];
        dataset.touched = card?.querySelector<HTMLAnchorElement>("h3 a")?.href;
        const note = () => {
          lefts.push(Math.round(card?.getBoundingClientRect().left ?? NaN));
          dataset.lefts = JSON.stringify(lefts);
          requestAnimationFrame(note);
        };
        requestAnimationFrame(note);
      };
      document.addEventListener("touchstart", begin, { passive: true });
    });
    await underWay(carousel);
    await finger.down(at);
    return { page, carousel, finger, at };
  }
  const watched = async (page: Page) => {
    const { lefts = "[]", touched = "no card" } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    const list: unknown = JSON.parse(lefts);
    if (!Array.isArray(list)) throw new Error("Nothing was watched");
    return { lefts: [...new Set<unknown>(list)], frames: list.length, touched };
  };

  test("a rail on its way stands still under it, and goes on when it is lifted", async () => {
    const { page, carousel, finger } = await touchMidway();
    await eventually(
      () => watched(page),
      ({ frames }) => frames > 45,
    );
    const { lefts } = await watched(page);
    expect(lefts).toHaveLength(1);
    await page.evaluate(() => {
      document.addEventListener("click", (event) => event.preventDefault(), { capture: true });
    });
    await finger.up();
    // At rest a card stands at the left edge again.
    const margin = await carousel.evaluate((box) => Math.round(box.getBoundingClientRect().left));
    await eventually(
      () =>
        carousel
          .locator(".slick-active")
          .first()
          .evaluate((slide) => Math.round(slide.getBoundingClientRect().left)),
      (left) => left === margin,
    );
  });

  test("no carousel of the page sets out while a finger scrolls elsewhere", async () => {
    const { page, carousel } = await comeTo("/city/Bangalore", railName);
    await isRunning(carousel);
    const finger = await fingerOn(page);
    const { height } = phone;
    await finger.down({ x: 195, y: height - 4 });
    await atRest(carousel);
    const held = await place(carousel);
    await page.clock.runFor(3_000);
    expect(await place(carousel)).toBe(held);
    await finger.up();
  });

  test.each([1, 2, 3])("tap %i on a moving rail opens the card that was under the finger", async () => {
    const { page, finger } = await touchMidway();
    const { touched } = await watched(page);
    await rendered(page);
    await finger.up();
    await page.waitForURL(touched);
  });
});

describe("a slide comes in only when its picture can be shown", () => {
  /** Answers every request for a picture but the first one when it is let go. */
  async function holdPicturesBack(page: Page) {
    let letGo: () => void = () => undefined;
    const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
    const seen = new Set<string>();
    await page.route(/\/static\/.*\.webp$/, async (route) => {
      const first = seen.size === 0;
      seen.add(route.request().url());
      if (!first) await isLetGo;
      await route.continue();
    });
    return { letGo };
  }

  /** A phone on a page whose gallery runs and has its first picture alone. */
  async function galleryWithPicturesHeld() {
    visit = await visitor(browser, { viewport: phone, hasTouch: true, isMobile: true });
    const { page } = visit;
    const { letGo } = await holdPicturesBack(page);
    await page.clock.install();
    await open(page, "/property/the-kaveri-terraces");
    const carousel = page.getByRole("group", { name: galleryName, exact: true });
    await isRunning(carousel);
    return { page, carousel, letGo };
  }

  test("the gallery waits for the next picture, however long it takes", async () => {
    const { page, carousel, letGo } = await galleryWithPicturesHeld();
    await page.clock.runFor(5_000);
    expect(await place(carousel)).toMatch(/^1 /);
    letGo();
    await eventually(
      () => place(carousel),
      (now) => now.startsWith("2 "),
    );
  });

  test("who presses Next sees that the picture is coming, and no block slides in before it", async () => {
    const { page, carousel, letGo } = await galleryWithPicturesHeld();
    await carousel.getByRole("button", { name: "Next image" }).tap();
    await carousel.locator("[data-waiting]").waitFor();
    await page.clock.runFor(3_000);
    expect(await place(carousel)).toMatch(/^1 /);
    letGo();
    await eventually(
      () => place(carousel),
      (now) => now.startsWith("2 "),
    );
    expect(await carousel.locator("[data-waiting]").count()).toBe(0);
  });

  test("a row that scrolls by itself has its next picture before a finger moves it", async () => {
    visit = await visitor(browser, {
      viewport: phone,
      hasTouch: true,
      isMobile: true,
      reducedMotion: "reduce",
    });
    const { page } = visit;
    await open(page, "/property/the-kaveri-terraces");
    const carousel = page.getByRole("group", { name: galleryName, exact: true });
    const isThere = (name: string) =>
      carousel
        .getByRole("group", { name })
        .locator("img")
        .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== "");
    await eventually(
      () => isThere("2 of 6"),
      (there) => there,
    );
    expect(await isThere("3 of 6")).toBe(false);
    await carousel.getByRole("button", { name: "Next image" }).tap();
    await eventually(
      () => isThere("3 of 6"),
      (there) => there,
    );
  });

  test.each([
    ["/city/Bangalore", railName],
    ["/property/the-kaveri-terraces", galleryName],
    ["/about", "Meet Our Team Of Experts"],
  ])("on %s no picture of '%s' is missing from a slide that moves in", async (path, name) => {
    const { page, carousel } = await comeTo(path, name);
    await isRunning(carousel);
    const blanks = await carousel.locator(".slick-list").evaluate(
      (list) =>
        new Promise<string[]>((resolve) => {
          const found = new Set<string>();
          let steps = 0;
          const track = list.querySelector(".slick-track");
          track?.addEventListener("transitionend", ({ target }) => {
            if (target === track && ++steps === 4) resolve([...found]);
          });
          const look = () => {
            const frame = list.getBoundingClientRect();
            for (const image of list.querySelectorAll("img")) {
              const { left, right } = image.getBoundingClientRect();
              if (
                right > frame.left + 1 &&
                left < window.innerWidth - 1 &&
                left < frame.right &&
                !image.complete
              )
                found.add(image.alt);
            }
            requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(blanks).toEqual([]);
    expect(page.url()).toContain(path);
  });
});
