import { setTimeout as pause } from "node:timers/promises";
import type { Browser, Page } from "playwright-core";
import { hasActed, touchEarly } from "./early-touch";
import { openPhone, type Phone } from "./phone";
import type { Visit } from "./visits";
import { readRecord, watchAnew, watchPages } from "./watch-page";
import { wrongLists } from "./wrong-lists";

/** Figures of one visit; times in milliseconds, null where the visit has none. */
export interface VisitFigures {
  readonly paint: number | null;
  readonly largestPaint: number | null;
  readonly ready: number | null;
  /** When React had hydrated every control; null where one is dehydrated at rest. */
  readonly live: number | null;
  /** Controls that are dehydrated at rest. */
  readonly dehydrated: number;
  /** From the touch, or from Back, to what it is for. */
  readonly acts: number | null;
  readonly largestShift: number;
  readonly allShifts: number;
  readonly maxTask: number;
  /** Bytes of all scripts fetched. */
  readonly scripts: number;
  readonly isLost: boolean;
  /** What stood on the page and was not the result, in words. */
  readonly wrong: readonly string[];
}

const maxMs = 60_000;
/** How long a page at rest may go on to hydrate. */
const maxHydrationMs = 3_000;

async function untilReady({ page, atRest }: Phone): Promise<void> {
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "true", null, {
    polling: 100,
    timeout: maxMs,
  });
  await atRest();
}

async function untilLive(page: Page): Promise<void> {
  const giveUpAt = Date.now() + maxHydrationMs;
  while ((await readRecord(page)).live === null && Date.now() < giveUpAt) await pause(200);
}

/** Opens the first home of a list and comes back by the browser's own button. */
async function leaveAndComeBack({ page, atRest }: Phone, pathname: string): Promise<void> {
  await page.locator('main article[data-listing] a[href^="/property/"]:visible').first().tap();
  await page.waitForURL("**/property/*");
  await atRest();
  await watchAnew(page);
  await page.evaluate(() => window.history.back());
  await page.waitForURL(`**${pathname}`);
  await atRest();
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Visits a page as `visit` says, on a slow phone. */
export async function makeVisit(browser: Browser, origin: string, visit: Visit): Promise<VisitFigures> {
  const { pathname, stored, touch, comesBack = false } = visit;
  const phone = await openPhone(browser, { stored, hasSlowLine: true });
  const { page } = phone;
  try {
    await watchPages(page.context());
    await page.goto(origin + pathname, { waitUntil: "commit", timeout: maxMs });
    if (touch !== undefined) await touchEarly(page, touch.what, touch.afterMs);
    await untilReady(phone);
    if (comesBack) await leaveAndComeBack(phone, pathname);
    const isPlain = touch === undefined && !comesBack;
    if (isPlain) await untilLive(page);
    const isLost = touch !== undefined && !(await hasActed(page, touch.what));
    const record = await readRecord(page);
    const { began, lists } = record;
    const wrong = wrongLists(lists, comesBack ? began : (record.firstPaint ?? 0));
    const last = lists.at(-1);
    const from = comesBack ? began : record.touched;
    const to = comesBack ? (lists.find(({ cards }) => cards.length > 0)?.at ?? null) : record.acted;
    return {
      paint: comesBack ? null : record.firstPaint,
      // The browser looks for the largest paint until the first input.
      largestPaint: isPlain ? record.largestPaint : null,
      ready: comesBack ? null : record.ready,
      live: isPlain ? record.live : null,
      dehydrated: isPlain ? record.dehydrated : 0,
      acts: from === null || to === null ? null : to - from,
      largestShift: Math.max(0, ...record.shifts),
      allShifts: record.shifts.reduce((sum, shift) => sum + shift, 0),
      maxTask: Math.max(0, ...record.tasks),
      scripts: record.scriptBytes,
      isLost,
      wrong: wrong.map(
        ({ at, count, cards }) =>
          `at ${inSeconds(at - began)} "${count}" and ${cards.length} cards, at last "${last?.count}" and ${last?.cards.length}`,
      ),
    };
  } finally {
    await phone.close();
  }
}
