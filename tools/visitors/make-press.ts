import type { Browser, Page } from "playwright-core";
import { z } from "zod";
import { storageKeys } from "../../src/config/storage-keys";
import { middleOf } from "./early-touch";
import { openPhone } from "./phone";
import type { Moment } from "./press-row";
import type { Effect, Press } from "./presses";

const maxMs = 60_000;
/** After which a press is lost. */
const patienceMs = 5_000;

/**
 * Watches the page for the next press and what shows that it has acted. It runs in the page, so it uses nothing from
 * outside: `pressTook` of the window resolves with the milliseconds from the event to the frame that shows the effect.
 */
function watchPress([effect, event, patience]: readonly [Effect, "pointerdown" | "keydown", number]): void {
  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
  const textOf = (selector: string) => visible(selector).map((element) => element.innerText);
  const seen = effect !== "address" && "visible" in effect ? new Set(visible(effect.visible)) : new Set();
  const initialText = effect !== "address" && "text" in effect ? textOf(effect.text).join() : "";
  const { href } = location;
  const hasActed = () => {
    if (effect === "address") return location.href !== href;
    if ("visible" in effect) return visible(effect.visible).some((element) => !seen.has(element));
    return textOf(effect.text).join() !== initialText;
  };
  const took = new Promise<number | null>((resolve) => {
    const watch = ({ timeStamp }: Event) => {
      const look = () => {
        const now = performance.now();
        if (hasActed()) resolve(now - timeStamp);
        else if (now - timeStamp > patience) resolve(null);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    };
    window.addEventListener(event, watch, { capture: true, once: true });
  });
  Object.assign(window, { pressTook: took });
}

async function untilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true", null, {
    polling: "raf",
    timeout: maxMs,
  });
}

/** Makes a press on a slow phone; gives the milliseconds until it has acted, and null for one that is lost. */
export async function makePress(
  browser: Browser,
  address: string,
  { before, typed, key, tap, at, effect }: Press,
  moment: Moment,
): Promise<number | null> {
  const stored = { [storageKeys.cityPickerSeen]: "1" };
  const { page, atRest, close } = await openPhone(browser, { stored, hasSlowLine: true });
  try {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.goto(address, { waitUntil: "commit", timeout: maxMs });
    await untilReady(page);
    if (moment === "at rest") await atRest();
    if (before !== undefined) {
      const { x, y } = await middleOf(page, before, 0);
      await page.touchscreen.tap(x, y);
    }
    if (typed !== undefined) await page.keyboard.press(typed);
    const spot = tap === undefined ? undefined : await middleOf(page, tap, 0, at);
    await page.evaluate(watchPress, [
      effect,
      tap === undefined ? "keydown" : "pointerdown",
      patienceMs,
    ] as const);
    if (spot !== undefined) await page.touchscreen.tap(spot.x, spot.y);
    else if (key !== undefined) await page.keyboard.press(key);
    // A press that leaves the page has not been handled by it.
    const took = await page.evaluate((): unknown => Reflect.get(window, "pressTook")).catch((): null => null);
    return z.number().nullable().parse(took);
  } finally {
    await close();
  }
}
