import type { Page } from "playwright-core";

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

declare global {
  interface Window {
    layoutShifts: { readonly value: number; readonly moved: string }[];
  }
}

/** CLS that a visit may have. */
const maximumShift = 0.01;

/** Watches the page that is opened next; the returned function says what moved where the sum is above 0.01. */
export async function layoutShiftsOf(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    window.layoutShifts = [];
    const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === "layout-shift";
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries().filter(isShift)) {
        if (hadRecentInput) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const html = node instanceof Element ? node.outerHTML : node?.textContent;
          return `${html?.slice(0, 100)}: ${box(previousRect)} to ${box(currentRect)}`;
        });
        window.layoutShifts.push({ value, moved: `${value}: ${moved.join("; ")}` });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => {
    const shifts = await page.evaluate(() => window.layoutShifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return sum > maximumShift ? shifts.map(({ moved }) => moved) : [];
  };
}
