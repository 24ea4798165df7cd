/**
 * The full-screen viewer of a home's pictures: 'Image x of n', closed by button, backdrop or Escape
 * (docs/requirements.md 2.8).
 */
import { desktop, open, visitsOfTests, phone } from "../support/browser";
import { eventually } from "../support/eventually";
import { fingerOn } from "../support/finger";

const visitor = visitsOfTests();

test.each([
  ["a desktop", desktop, { x: 100, y: 450 }],
  ["a phone", phone, { x: 195, y: 700 }],
] as const)("on %s it opens at a picture and closes in three ways", async (_, viewport, beside) => {
  const { page, complaints } = await visitor({ viewport, reducedMotion: "reduce" });
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
    await viewer.locator("figure img").first().click();
    expect(await viewer.isVisible()).toBe(true);
    await shut();
    await viewer.waitFor({ state: "hidden" });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
  }
  expect(complaints).toEqual([]);
});

describe("under a finger", () => {
  async function openedByFinger() {
    const { page } = await visitor({
      ...{ viewport: phone, hasTouch: true, isMobile: true },
      // The carousel stays at its first picture.
      reducedMotion: "reduce",
    });
    await open(page, "/property/the-kaveri-terraces");
    await page.getByRole("link", { name: /view all \d+ pictures/ }).tap();
    const viewer = page.getByRole("dialog");
    await viewer.getByText("Image 1 of 8").waitFor();
    const { x, y } = await eventually(
      () =>
        viewer
          .locator("figure img")
          .first()
          .evaluate((image) => {
            const { left, top, width, height } = image.getBoundingClientRect();
            return { x: left + width / 2, y: top + height / 2, width };
          }),
      ({ width }) => width > 300,
    );
    return { page, viewer, at: { x, y }, finger: await fingerOn(page) };
  }

  test("a swipe leads to the next picture, and back", async () => {
    const { viewer, at, finger } = await openedByFinger();
    await finger.swipe({ x: 340, y: at.y }, { x: 60, y: at.y });
    await viewer.getByText("Image 2 of 8").waitFor();
    await finger.swipe({ x: 60, y: at.y }, { x: 340, y: at.y });
    await viewer.getByText("Image 1 of 8").waitFor();
  });

  test("two fingers zoom, and then one moves the picture instead of leaving it", async () => {
    const { page, viewer, at, finger } = await openedByFinger();
    const session = await page.context().newCDPSession(page);
    await session.send("Input.synthesizePinchGesture", { ...at, scaleFactor: 2.5 });
    const lens = () =>
      page.evaluate(() => ({
        scale: window.visualViewport?.scale ?? 1,
        left: Math.round(window.visualViewport?.pageLeft ?? 0),
      }));
    const zoomed = await eventually(lens, ({ scale }) => scale > 2);
    await viewer.locator("[data-pinched]").waitFor();
    await finger.swipe({ x: 300, y: 400 }, { x: 120, y: 400 });
    await eventually(lens, ({ left }) => left > zoomed.left);
    expect(await viewer.getByText("Image 1 of 8").count()).toBe(1);
  });
});

test("the property page shows at most six pictures, with 6 thumbnails, 5 under 1024 px and 4 under 640 px", async () => {
  const { page } = await visitor({ reducedMotion: "reduce" });
  await open(page, "/property/the-kaveri-terraces");
  const gallery = page.getByRole("group", { name: "Pictures of The Kaveri Terraces" });
  await gallery.getByText(/^1 \/ 8: view all 8 pictures/).waitFor();
  const thumbnails = gallery.getByRole("button", { name: /^Image \d/ });
  const counts: number[] = [];
  for (const width of [1440, 1024, 1023, 640, 639, 390]) {
    await page.setViewportSize({ width, height: 900 });
    counts.push(await thumbnails.locator("visible=true").count());
  }
  expect(counts).toEqual([6, 6, 5, 5, 4, 4]);
});

test("from 320 to 768 px each of its marks stands clear of the arrows", async () => {
  const { page } = await visitor({ viewport: phone, reducedMotion: "reduce" });
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
  for (const width of [320, 360, 390, 768]) {
    await page.setViewportSize({ width, height: 640 });
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
    expect([width, covered]).toEqual([width, []]);
  }
});
