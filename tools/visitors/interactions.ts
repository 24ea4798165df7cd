import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { storageKeys } from "../../src/config/storage-keys";
import type { Journey } from "./interaction-steps";
import { openPhone } from "./phone";

/** Longest time from an interaction to the next paint, in milliseconds, of each step of a journey, by its name. */
export type Latencies = ReadonlyMap<string, number>;

/** Notes in the page how long the browser took from each interaction to the next paint. */
function noteInteractions(): void {
  const durations: number[] = [];
  // The options of the browser, of which TypeScript knows the others alone.
  const options = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && Number(entry.interactionId) > 0) durations.push(entry.duration);
  }).observe(options);
  Object.assign(window, { interactionDurations: durations });
}

/** The longest interaction since the last call; 16 when all were shorter than the browser tells. */
async function longestOf(page: Page): Promise<number> {
  const durations = await page.evaluate(async (): Promise<unknown> => {
    // An entry comes after the paint that ends it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const noted: unknown = Reflect.get(window, "interactionDurations");
    return Array.isArray(noted) ? noted.splice(0) : undefined;
  });
  return Math.max(16, ...z.array(z.number()).parse(durations));
}

/** Takes the steps of a journey on a slow phone with a good line. */
export async function latenciesOf(
  browser: Browser,
  origin: string,
  { place, steps }: Journey,
): Promise<Latencies> {
  const stored = { [storageKeys.cityPickerSeen]: "1" };
  const { page, atRest, close } = await openPhone(browser, { stored, hasSlowLine: false });
  const latencies = new Map<string, number>();
  try {
    await page.addInitScript(noteInteractions);
    await page.goto(origin + place);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    for (const [name, take] of steps) {
      await atRest();
      await take(page).catch((error: unknown) => {
        throw new Error(`${place}: "${name}" did not act: ${String(error)}`, { cause: error });
      });
      await atRest();
      latencies.set(name, await longestOf(page));
    }
  } finally {
    await close();
  }
  return latencies;
}
