/** A window of a chosen width, motion preference and visibility. */
import { act } from "@testing-library/react";

interface Viewport {
  readonly widthPx?: number;
  readonly reducedMotion?: boolean;
}

let observers: ((isIntersecting: boolean) => void)[] = [];
let mediaQueries: (MediaQueryList & { matches: boolean })[] = [];

function matches(query: string, { widthPx = 1440, reducedMotion = false }: Viewport): boolean {
  if (query === "(prefers-reduced-motion: no-preference)") return !reducedMotion;
  if (query === "(prefers-reduced-motion: reduce)") return reducedMotion;
  const [, bound, px] = /\((min|max)-width: (\d+)px\)/.exec(query) ?? [];
  if (px === undefined) return true;
  return bound === "min" ? widthPx >= Number(px) : widthPx <= Number(px);
}

function answerQueries(viewport: Viewport): void {
  window.matchMedia = (query) => {
    const list = Object.assign(new EventTarget(), {
      matches: matches(query, viewport),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
    mediaQueries.push(list);
    return list;
  };
}

/** The window gets another width, as a tablet that is turned. */
export function resizeTo(widthPx: number): void {
  answerQueries({ widthPx });
  act(() =>
    mediaQueries.forEach((list) => {
      list.matches = matches(list.media, { widthPx });
      list.dispatchEvent(new Event("change"));
    }),
  );
}

/** Gives jsdom matchMedia and IntersectionObserver; elements are off screen until `setOnScreen(true)`. */
export function stubViewport(viewport: Viewport = {}): void {
  observers = [];
  mediaQueries = [];
  answerQueries(viewport);
  window.IntersectionObserver = class implements IntersectionObserver {
    readonly root = null;
    readonly rootMargin = "";
    readonly scrollMargin = "";
    readonly thresholds = [];
    private readonly tell: (isIntersecting: boolean) => void;
    constructor(callback: IntersectionObserverCallback) {
      this.tell = (isIntersecting) => {
        const rect = document.body.getBoundingClientRect();
        const rects = { boundingClientRect: rect, intersectionRect: rect, rootBounds: null };
        const entry = { isIntersecting, intersectionRatio: 1, ...rects, target: document.body, time: 0 };
        callback([entry], this);
      };
    }
    observe() {
      observers.push(this.tell);
    }
    unobserve() {}
    disconnect() {
      observers = observers.filter((tell) => tell !== this.tell);
    }
    takeRecords() {
      return [];
    }
  };
}

/** Everything observed comes into view or leaves it. */
export async function setOnScreen(isOnScreen: boolean): Promise<void> {
  await act(async () => observers.forEach((tell) => tell(isOnScreen)));
}
