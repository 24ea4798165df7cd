/** A finger on the screen, as the browser itself reports one: touch and pointer events, scrolling and clicks follow. */
import type { Page } from "playwright-core";

export interface Place {
  readonly x: number;
  readonly y: number;
}

export interface Finger {
  down(at: Place): Promise<void>;
  move(to: Place): Promise<void>;
  up(): Promise<void>;
  /** Down, along the way, up. */
  swipe(from: Place, to: Place): Promise<void>;
}

/** Lengths of which a swipe consists; the browser takes the first few for a tap that trembles. */
const swipeParts = 8;

/** A finger for a page of a context with `hasTouch`. Places are in pixels of the viewport. */
export async function fingerOn(page: Page): Promise<Finger> {
  const session = await page.context().newCDPSession(page);
  const send = async (type: "touchStart" | "touchMove" | "touchEnd", touchPoints: Place[]) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints });
  };
  const finger: Finger = {
    down: (at) => send("touchStart", [at]),
    move: (to) => send("touchMove", [to]),
    up: () => send("touchEnd", []),
    swipe: async (from, to) => {
      await finger.down(from);
      for (let part = 1; part <= swipeParts; part++) {
        const share = part / swipeParts;
        await finger.move({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
      }
      await finger.up();
    },
  };
  return finger;
}
