import type { Page } from "playwright-core";

/** Records the layout shifts of a page that is opened next; the returned function gives their sum. */
export async function layoutShiftOf(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ("value" in entry && "hadRecentInput" in entry && entry.hadRecentInput === false) {
          shifts.push(Number(entry.value));
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, "layoutShifts");
      return Array.isArray(shifts)
        ? shifts.reduce((sum: number, shift: unknown) => sum + Number(shift), 0)
        : 0;
    });
}
