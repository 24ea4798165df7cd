/**
 * Whoever asks for less motion gets none: no autoplay, no marquee, no flying picture, no gliding
 * (docs/decisions/carousels-and-motion.md).
 */
import type { Page } from "playwright-core";
import { open, visitsOfTests } from "../support/browser";
import { quietOf, rendered } from "../support/eventually";
import { sampleOf } from "../support/sample";

const visitor = visitsOfTests();

/** Animations and transitions that take time and are under way, as text. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(
        ({ playState, effect }) =>
          playState === "running" && Number(effect?.getComputedTiming().duration ?? 0) > 10,
      )
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.className ?? "") : "")),
  );

/** Where every picture and heading of the page stands, sideways. */
const positions = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("main img, main h2, main h3, main blockquote")].map((element) =>
      Math.round(element.getBoundingClientRect().left),
    ),
  );

/** Reads the page to its end, so that all that waits to be seen has been. */
async function readThrough(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.body.scrollHeight);
  for (let y = 0; y < height; y += 500) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await rendered(page);
  }
}

const moved = ["/city/Bangalore", "/about", "/property/the-kaveri-terraces"];

test.each(sampleOf(["/", ...moved], moved))("%s stands still", async (path) => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  const quiet = quietOf(page);
  await page.clock.install();
  await open(page, path);
  await readThrough(page);
  await quiet();
  expect(await moving(page)).toEqual([]);
  const before = await positions(page);
  expect(before.length).toBeGreaterThan(3);
  // Longer than the autoplay of the team, the home strip and the testimonials.
  await page.clock.runFor(5_000);
  expect(await positions(page)).toEqual(before);
  expect(await page.getByRole("button", { name: "Pause" }).locator("visible=true").count()).toBe(0);
});

test("without the wish a page moves, so the look for motion sees it", async () => {
  const { page } = await visitor();
  await open(page, "/city/Bangalore");
  await page.waitForFunction(() =>
    document.getAnimations().some(({ playState, effect }) => playState === "running" && effect !== null),
  );
  expect((await moving(page)).length).toBeGreaterThan(0);
});

test("saving a home sends no picture across the page, and nothing pulses", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await open(page, "/apartments");
  const pictures = await page.locator("img").count();
  await page.locator("main article [aria-pressed=false]").first().click();
  expect(await moving(page)).toEqual([]);
  expect(await page.locator("img").count()).toBe(pictures);
  await page.locator("main article [aria-pressed=true]").first().waitFor();
});

test("the page jumps where it would glide", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await open(page, "/about");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  await readThrough(page);
  await page.getByRole("button", { name: /top/i }).click();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});
