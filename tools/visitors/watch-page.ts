import type { BrowserContext, Page } from "playwright-core";
import { z } from "zod";
import { storageKeys } from "../../src/config/storage-keys";

const pageRecord = z.object({
  /** When the record was begun, in milliseconds since the page was asked for, as all times here. */
  began: z.number(),
  firstPaint: z.number().nullable(),
  /** The largest contentful paint so far. */
  largestPaint: z.number().nullable(),
  /** When React had hydrated the page. */
  ready: z.number().nullable(),
  /** When React had hydrated the last control of the page; null while one is dehydrated. */
  live: z.number().nullable(),
  /** Controls that React has not hydrated. */
  dehydrated: z.number(),
  /** Layout shifts that no input shortly before explains. */
  shifts: z.array(z.number()),
  /** Milliseconds that each long task took. */
  tasks: z.array(z.number()),
  lists: z.array(z.object({ at: z.number(), count: z.string(), cards: z.array(z.string()) })),
  touched: z.number().nullable(),
  /** When the page first showed what the touch was for. */
  acted: z.number().nullable(),
  /** Whether it shows it now. */
  isActing: z.boolean(),
  /** Bytes of all scripts fetched so far, as they were sent. */
  scriptBytes: z.number(),
});

/** What a watched page has gone through. */
export type PageRecord = z.infer<typeof pageRecord>;

/** What a touch is for: a home saved, the menu opened, a text typed. */
export type Touch = "heart" | "menu" | "letter";

/**
 * Keeps the record of a page from its first byte on, as `pageRecord` of the window. It runs in the page, so it uses
 * nothing from outside. What is shown is looked at in the frame after each change of the document.
 */
function keepRecord(wishlistKey: string): void {
  const record: PageRecord = {
    began: 0,
    firstPaint: null,
    largestPaint: null,
    ready: null,
    live: null,
    dehydrated: 0,
    shifts: [],
    tasks: [],
    lists: [],
    touched: null,
    acted: null,
    isActing: false,
    scriptBytes: 0,
  };
  let touch = "";
  let text = "";
  let leftHeading: Element | null = null;
  let isLookDue = false;

  const visible = (selector: string) =>
    [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
    );
  const isShown = (): boolean => {
    if (touch === "menu") return visible("dialog[open] nav, :popover-open nav, details[open] nav").length > 0;
    if (touch === "letter")
      return document.activeElement instanceof HTMLInputElement && document.activeElement.value === text;
    const saved = localStorage.getItem(wishlistKey) ?? "[]";
    return saved !== "[]" && visible('main [aria-pressed="true"]:has([href*="heart"])').length > 0;
  };
  const lookAtLists = () => {
    const count = visible("main [data-count-line]").map((line) => line.innerText.trim());
    const cards = visible("main article[data-listing]").map((card) => card.dataset.listing ?? "");
    const shown = { count: count.join(" "), cards };
    const { count: lastCount, cards: lastCards } = record.lists.at(-1) ?? {};
    if (JSON.stringify(shown) !== JSON.stringify({ count: lastCount, cards: lastCards }))
      record.lists.push({ at: performance.now(), ...shown });
  };
  const lookForAct = () => {
    record.isActing = isShown();
    if (record.isActing) record.acted ??= performance.now();
  };
  const look = () => {
    isLookDue = false;
    if (leftHeading?.isConnected !== true) lookAtLists();
    if (touch !== "") lookForAct();
  };
  // What fades in changes the document only once.
  const lookUntilItActs = () => {
    if (record.acted !== null) return;
    lookForAct();
    requestAnimationFrame(lookUntilItActs);
  };
  const lookSoon = () => {
    if (!isLookDue) requestAnimationFrame(look);
    isLookDue = true;
  };

  // React marks each element that it has hydrated by a key of its own.
  const countDehydrated = () => {
    const controls = [
      ...document.querySelectorAll("#___gatsby :is(button, input, select, textarea, summary)"),
    ];
    const mark = document.querySelector("#___gatsby main") ?? document.body;
    const key = Object.keys(mark).find((name) => name.startsWith("__reactProps$")) ?? "";
    record.dehydrated = controls.filter((control) => !Object.hasOwn(control, key)).length;
    if (record.dehydrated === 0) record.live = performance.now();
    else setTimeout(countDehydrated, 100);
  };

  // What hydration and late layout change shows or hides no list; a look forces layout and delays what is measured.
  const harmless = new Set(["data-hydrated", "data-dehydrated", "data-rendered", "name", "value"]);
  const mayChangeLists = ({ attributeName, target }: MutationRecord) =>
    !harmless.has(attributeName ?? "") && target.nodeName !== "HEAD";
  new MutationObserver((changes) => {
    // gatsby-browser.tsx sets it once React has committed the whole page.
    if (record.ready === null && document.documentElement?.dataset.hydrated === "true") {
      record.ready = performance.now();
      countDehydrated();
    }
    if (changes.some(mayChangeLists)) lookSoon();
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  const observe = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  observe("longtask", ({ duration }) => record.tasks.push(duration));
  observe("largest-contentful-paint", ({ startTime }) => (record.largestPaint = startTime));
  observe("layout-shift", (entry) => {
    if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false)
      record.shifts.push(Number(entry.value));
  });
  performance.setResourceTimingBufferSize(2_000);

  const noteTouch = ({ timeStamp }: Event) => {
    if (touch !== "" && record.acted === null) record.touched = timeStamp;
  };
  window.addEventListener("pointerdown", noteTouch, true);
  window.addEventListener("keydown", noteTouch, true);
  window.addEventListener("watch-touch", (event) => {
    if (event instanceof CustomEvent) [touch = "", text = ""] = String(event.detail).split(" ");
    lookUntilItActs();
  });
  window.addEventListener("watch-anew", () => {
    leftHeading = document.querySelector("h1");
    record.began = performance.now();
    for (const list of [record.shifts, record.tasks, record.lists]) list.length = 0;
  });
  window.addEventListener("watch-now", () => {
    look();
    record.firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? null;
    const bytes = new Map<string, number>();
    for (const entry of performance.getEntriesByType("resource"))
      if (entry instanceof PerformanceResourceTiming && entry.name.endsWith(".js"))
        bytes.set(entry.name, Math.max(bytes.get(entry.name) ?? 0, entry.encodedBodySize));
    record.scriptBytes = [...bytes.values()].reduce((sum, size) => sum + size, 0);
  });
  Object.assign(window, { pageRecord: record });
}

/** Watches every page that the context opens from now on. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(keepRecord, storageKeys.wishlist);
}

/** Tells a watched page what its next touch is for; with "letter", the text that its field must then hold. */
export async function watchTouch(page: Page, touch: Touch, text = ""): Promise<void> {
  await page.evaluate((detail) => {
    window.dispatchEvent(new CustomEvent("watch-touch", { detail }));
  }, `${touch} ${text}`);
}

/** Begins the record of a watched page anew; lists count once its main heading has been replaced. */
export async function watchAnew(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.dispatchEvent(new Event("watch-anew"));
  });
}

/** The record of a watched page up to now. */
export async function readRecord(page: Page): Promise<PageRecord> {
  const record = await page.evaluate((): unknown => {
    window.dispatchEvent(new Event("watch-now"));
    return Reflect.get(window, "pageRecord");
  });
  return pageRecord.parse(record);
}
