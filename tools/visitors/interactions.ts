import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { storageKeys } from "../../src/config/storage-keys";
import type { Journey } from "./interaction-steps";
import { openPhone } from "./phone";

const latency = z.object({
  /** From the interaction to the next paint, in milliseconds. */
  toPaint: z.number(),
  /** The part of it until the page had handled it; the rest is layout and painting. */
  toHandled: z.number(),
});

/** How long an interaction took. */
export type Latency = z.infer<typeof latency>;

/** The shortest that the browser tells. */
const minLatency: Latency = { toPaint: 16, toHandled: 0 };

/** Notes in the page how long the browser took from each interaction to the next paint. */
function noteInteractions(): void {
  const latencies: Latency[] = [];
  // The options of the browser, of which TypeScript knows the others alone.
  const options = { type: "event", durationThreshold: 16, buffered: true };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!(entry instanceof PerformanceEventTiming && "interactionId" in entry)) continue;
      const { interactionId, duration, processingEnd, startTime } = entry;
      if (Number(interactionId) > 0)
        latencies.push({ toPaint: duration, toHandled: processingEnd - startTime });
    }
  }).observe(options);
  Object.assign(window, { interactionLatencies: latencies });
}

/** The longest interaction since the last call. */
async function maxOf(page: Page): Promise<Latency> {
  const noted = await page.evaluate(async (): Promise<unknown> => {
    // An entry comes after the paint that ends it.
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    const latencies: unknown = Reflect.get(window, "interactionLatencies");
    return Array.isArray(latencies) ? latencies.splice(0) : undefined;
  });
  return z
    .array(latency)
    .parse(noted)
    .reduce((max, next) => (next.toPaint > max.toPaint ? next : max), minLatency);
}

/** Takes the steps of a journey on a slow phone with a good line; gives the longest interaction of each, by its name. */
export async function latenciesOf(
  browser: Browser,
  origin: string,
  { pathname, steps }: Journey,
): Promise<ReadonlyMap<string, Latency>> {
  const stored = { [storageKeys.cityPickerSeen]: "1" };
  const { page, atRest, close } = await openPhone(browser, { stored, hasSlowLine: false });
  const latencies = new Map<string, Latency>();
  try {
    await page.addInitScript(noteInteractions);
    await page.goto(origin + pathname);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true");
    for (const [name, take] of steps) {
      await atRest();
      await take(page).catch((error: unknown) => {
        throw new Error(`${pathname}: "${name}" did not act: ${String(error)}`, { cause: error });
      });
      await atRest();
      latencies.set(name, await maxOf(page));
    }
  } finally {
    await close();
  }
  return latencies;
}
