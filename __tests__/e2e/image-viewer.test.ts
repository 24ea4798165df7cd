/**
 * The full-screen viewer of a home's pictures: 'Image x of n', closed by button, backdrop or Escape
 * (docs/requirements.md 2.8).
 */
import type { Browser } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor } from "../support/browser";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

test.each([
  ["a desktop", desktop, { x: 100, y: 450 }],
  ["a phone", phone, { x: 195, y: 700 }],
] as const)("on %s it opens at a picture and closes in three ways", async (_, viewport, beside) => {
  const { page, complaints, close } = await visitor(browser, { viewport, reducedMotion: "reduce" });
  await open(page, "/property/the-kaveri-terraces");
  const opener = page.getByRole("link", { name: /view all \d+ pictures/ });
  const viewer = page.getByRole("dialog");
  const ways = [
    () => viewer.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(beside.x, beside.y),
  ];
  for (const shut of ways) {
    await opener.click();
    await viewer.getByText(/^Image 1 of \d+$/).waitFor();
    // A press on the picture itself is no wish to leave.
    await viewer.locator("figure img").click();
    expect(await viewer.isVisible()).toBe(true);
    await shut();
    await viewer.waitFor({ state: "hidden" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(complaints).toEqual([]);
  await close();
});

test("the property page shows at most six pictures, with 6 thumbnails, 5 under 1024 px and 4 under 640 px", async () => {
  const { page, close } = await visitor(browser, { reducedMotion: "reduce" });
  await open(page, "/property/the-kaveri-terraces");
  const gallery = page.getByRole("group", { name: "Pictures of The Kaveri Terraces" });
  await gallery.getByText(/^1 \/ 6: view all 8 pictures/).waitFor();
  const thumbnails = gallery.getByRole("button", { name: /^Image \d/ });
  const counts: number[] = [];
  for (const width of [1440, 1024, 1023, 640, 639, 390]) {
    await page.setViewportSize({ width, height: 900 });
    counts.push(await thumbnails.locator("visible=true").count());
  }
  expect(counts).toEqual([6, 6, 5, 5, 4, 4]);
  await close();
});

test.each([320, 360, 390, 768])("at %i px each of its marks stands clear of the arrows", async (width) => {
  const { page, close } = await visitor(browser, {
    viewport: { width, height: 640 },
    reducedMotion: "reduce",
  });
  await open(page, "/property/the-kaveri-terraces");
  await page.getByRole("link", { name: /view all \d+ pictures/ }).click();
  const viewer = page.getByRole("dialog");
  await viewer.getByText(/^Image 1 of \d+$/).waitFor();
  const boxes = (name: RegExp) =>
    viewer.getByRole("button", { name }).evaluateAll((buttons) =>
      buttons.map((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
  const arrows = await boxes(/^(Previous|Next) image$/);
  const marks = await boxes(/^Image \d+$/);
  expect([arrows.length, marks.length]).toEqual([2, 8]);
  const covered = marks.filter((mark) =>
    arrows.some(
      (arrow) =>
        mark.left < arrow.right &&
        arrow.left < mark.right &&
        mark.top < arrow.bottom &&
        arrow.top < mark.bottom,
    ),
  );
  expect(covered).toEqual([]);
  await close();
});
