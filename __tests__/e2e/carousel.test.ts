/** Carousels on a phone (docs/decisions/carousels-and-motion.md): a touch holds them for good, nothing jumps
 * where react-slick replaces the row, and no slide comes in before its picture can be shown. */
import type { Browser, Locator, Page } from "playwright-core";
import { open, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { eventually } from "../support/eventually";

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
});
afterEach(() => visit.close());
afterAll(() => browser.close());

const property = "/property/the-kaveri-terraces";
const galleryName = "Pictures of The Kaveri Terraces";
interface Arrival {
  readonly reducedMotion?: "reduce";
  readonly prepare?: (page: Page) => Promise<unknown>;
}

async function comeTo(path: string, name: string, { reducedMotion, prepare }: Arrival = {}) {
  visit = await visitor(browser, { viewport: phone, hasTouch: true, isMobile: true, reducedMotion });
  const { page } = visit;
  await prepare?.(page);
  await page.clock.install();
  await open(page, path);
  const carousel = page.getByRole("group", { name, exact: true });
  await carousel.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  return { page, carousel };
}

const isRunning = (carousel: Locator) =>
  carousel.locator(".slick-slide").first().waitFor({ state: "attached" });

test("a row that scrolls by itself has its next picture before a finger moves it", async () => {
  const { carousel } = await comeTo(property, galleryName, { reducedMotion: "reduce" });
  const isThere = (name: string) =>
    carousel
      .getByRole("group", { name })
      .locator("img")
      .evaluate((image: HTMLImageElement) => image.complete && image.currentSrc !== "");
  const comes = (name: string) => eventually(() => isThere(name), Boolean);
  await comes("2 of 6");
  expect(await isThere("3 of 6")).toBe(false);
  await carousel.getByRole("button", { name: "Next image" }).tap();
  await comes("3 of 6");
});

describe.each([
  ["/city/Bangalore", "Project on Demand"],
  [property, galleryName],
  ["/about", "Meet Our Team Of Experts"],
])("on %s, '%s'", (path, name) => {
  test("begins where its row stood", async () => {
    const { page, carousel } = await comeTo(path, name, { reducedMotion: "reduce" });
    // Under the pointer it takes no step.
    await carousel.hover();
    // Without the width: react-slick's slides are up to a pixel wider than those of the row.
    const boxes = async (first: string) => {
      const { x, y, height } = (await carousel.locator(first).first().boundingBox()) ?? {};
      return [await carousel.boundingBox(), x, y, height];
    };
    const before = await boxes("[data-slide]");
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await isRunning(carousel);
    expect(await boxes(".slick-active [data-slide]")).toEqual(before);
  });

  test("has every picture that moves in", async () => {
    const { carousel } = await comeTo(path, name);
    await isRunning(carousel);
    const blanks = await carousel.locator(".slick-list").evaluate(
      (list) =>
        new Promise<string[]>((resolve) => {
          const altTexts = new Set<string>();
          let steps = 0;
          const track = list.querySelector(".slick-track");
          track?.addEventListener("transitionend", ({ target }) => {
            if (target === track && ++steps === 4) resolve([...altTexts]);
          });
          const look = () => {
            const frame = list.getBoundingClientRect();
            for (const image of list.querySelectorAll("img")) {
              const { left, right } = image.getBoundingClientRect();
              const isSeen = right > frame.left + 1 && left < Math.min(window.innerWidth - 1, frame.right);
              if (isSeen && !image.complete) altTexts.add(image.alt);
            }
            requestAnimationFrame(look);
          };
          look();
        }),
    );
    expect(blanks).toEqual([]);
  });
});
