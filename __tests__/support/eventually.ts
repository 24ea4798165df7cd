/** Waiting for a condition. No other file of the tests waits for a time: a test holds that. */
import type { Page } from "playwright-core";
import { setTimeout as pause } from "node:timers/promises";

const askEveryMs = 25;
const maxWaitMs = 15_000;

/** Repeats a question until the answer is as expected, and returns it. Rejects after 15 s with the last answer. */
export async function eventually<Answer>(
  ask: () => Answer | Promise<Answer>,
  isExpected: (answer: Answer) => boolean,
): Promise<Answer> {
  const deadlineMs = Date.now() + maxWaitMs;
  for (;;) {
    const answer = await ask();
    if (isExpected(answer)) return answer;
    if (Date.now() > deadlineMs)
      throw new Error(`Not as expected in time, at last ${JSON.stringify(answer)}`);
    await pause(askEveryMs);
  }
}

/**
 * Waits until the page has rendered a change, and observers and scroll listeners have run. A headless browser sometimes
 * stops making frames until its window changes: after 5 s without one the test goes on, and judges what is there.
 */
export async function rendered(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const noFrame = new Promise((resolve) => setTimeout(resolve, 5000));
    for (let frame = 0; frame < 2; frame++) await Promise.race([new Promise(requestAnimationFrame), noFrame]);
  });
}

/** Has every picture of the page loaded, also those that are far from view. A broken one counts as loaded. */
export async function allPicturesLoaded(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.images) image.loading = "eager";
  });
  const areLoaded = () => page.evaluate(() => [...document.images].every(({ complete }) => complete));
  await eventually(areLoaded, Boolean);
}

/** Waits until the scroll position has been the same for some frames. */
export async function atRest(page: Page): Promise<void> {
  let last = -1;
  for (let still = 0; still < 3; still++) {
    await rendered(page);
    const top = await page.evaluate(() => window.scrollY);
    if (top !== last) still = 0;
    last = top;
  }
}

/**
 * Records the requests of a page. The returned function waits until none is pending and their results are rendered,
 * such as parts that are loaded near the viewport.
 */
export function quietOf(page: Page): () => Promise<void> {
  let underWay = 0;
  page.on("request", () => (underWay += 1));
  page.on("requestfinished", () => (underWay -= 1));
  page.on("requestfailed", () => (underWay -= 1));
  return async () => {
    do {
      await eventually(
        () => underWay,
        (count) => count <= 0,
      );
      await rendered(page);
    } while (underWay > 0);
  };
}
