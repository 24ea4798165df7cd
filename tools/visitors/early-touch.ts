import { setTimeout as pause } from "node:timers/promises";
import type { Page } from "playwright-core";
import { readRecord, watchTouch, type Touch } from "./watch-page";

const targets: Record<Touch, string> = {
  heart: 'main button[aria-pressed]:has([href*="heart"])',
  menu: 'header button[aria-label="Open menu"]',
  letter: 'main input[name="q"], main form input[type="text"]',
};

const firstLetter = "v";
const secondLetter = "i";

/** How long a touch may take once the page is ready and at rest. */
const maxMs = 2_000;

/** How long the page may take until the element is there. */
const maxWaitMs = 30_000;

/**
 * The middle of the first visible element of a selector, or another part of its width, so many milliseconds after the
 * first paint; the element is scrolled into the window if it is not there. Rejects when there is none.
 */
export const middleOf = (page: Page, selector: string, afterMs: number, part = 0.5) =>
  page.evaluate(
    async ({ target: target, sincePaintMs, latestMs, partOfWidth }) => {
      for (;;) {
        const painted = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Infinity;
        const found =
          performance.now() >= painted + sincePaintMs
            ? [...document.querySelectorAll(target)].find((element) => element.checkVisibility())
            : undefined;
        if (found !== undefined) {
          const { top, bottom, x: left } = found.getBoundingClientRect();
          const atLeft = document.elementFromPoint(left + 10, (top + bottom) / 2);
          if (top < 0 || bottom > window.innerHeight || !found.contains(atLeft)) {
            found.scrollIntoView({ block: "center", behavior: "instant" });
            // Nobody presses what is not painted yet; what is laid out when it comes near may move the element.
            await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
            await new Promise(requestAnimationFrame);
            continue;
          }
          const { x, y, width, height } = found.getBoundingClientRect();
          return { x: x + width * partOfWidth, y: y + height / 2 };
        }
        if (performance.now() > latestMs) throw new Error(`No ${target} to be touched`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    },
    { target: selector, sincePaintMs: afterMs, latestMs: maxWaitMs, partOfWidth: part },
  );

/** Taps the heart, the menu or a field, and types a letter into that, so many milliseconds after the first paint. */
export async function touchEarly(page: Page, what: Touch, afterMs: number): Promise<void> {
  await watchTouch(page, what, firstLetter);
  const { x, y } = await middleOf(page, targets[what], afterMs);
  await page.touchscreen.tap(x, y);
  if (what === "letter") await page.keyboard.press(firstLetter);
}

/** Whether an early touch has acted in the end, on a page that is ready: what was typed stays, and can be gone on with. */
export async function hasActed(page: Page, what: Touch): Promise<boolean> {
  if (what === "letter") {
    await watchTouch(page, what, firstLetter + secondLetter);
    await page.keyboard.press(secondLetter);
  }
  const giveUpAt = Date.now() + maxMs;
  while (!(await readRecord(page)).isActing) {
    if (Date.now() > giveUpAt) return false;
    await pause(100);
  }
  return true;
}
