import type { Page } from "playwright-core";

export interface KeyboardWalk {
  /** Stops of the Tab key, in order. */
  readonly stops: readonly string[];
  /** Stops that show nothing when the keyboard reaches them (WCAG 2.4.7). */
  readonly unseen: readonly string[];
  /** Whether the walk left the page at its end or began again; false where the keyboard is trapped (WCAG 2.1.2). */
  readonly isThrough: boolean;
}

const maxStops = 600;

/** Presses Tab (or Shift+Tab) from one end of the page to the other. */
export async function walkByKeyboard(page: Page, key: "Tab" | "Shift+Tab" = "Tab"): Promise<KeyboardWalk> {
  const stops: string[] = [];
  const unseen: string[] = [];
  await page.evaluate(() =>
    document.querySelectorAll("[data-walked]").forEach((element) => element.removeAttribute("data-walked")),
  );
  for (let count = 0; count < maxStops; count += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (element === null || element === document.body || element === document.documentElement) return null;
      const walked = element.getAttribute("data-walked");
      if (walked !== null) return Number(walked);
      element.setAttribute("data-walked", String(document.querySelectorAll("[data-walked]").length));
      const name = `<${element.tagName.toLowerCase()}> ${element.getAttribute("aria-label") ?? element.textContent?.trim().slice(0, 40) ?? ""}`;
      /** The focus ring may be on the element, an ancestor, a sibling or a part of it. */
      const shows = (at: Element, part?: string) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(at, part);
        return (
          outlineStyle !== "none" && parseFloat(outlineWidth) >= 2 && !/^rgba\(.*, 0\)$/.test(outlineColor)
        );
      };
      const framed = (at: Element, part: string) => {
        const { content, borderTopStyle, borderTopWidth } = getComputedStyle(at, part);
        return content !== "none" && borderTopStyle !== "none" && parseFloat(borderTopWidth) >= 2;
      };
      const around = [
        element,
        element.parentElement,
        element.closest("article, label, form"),
        element.nextElementSibling,
      ];
      const isSeen =
        around.some((at) => at !== null && shows(at)) ||
        ["::before", "::after"].some((part) => shows(element, part) || framed(element, part));
      return { name, isSeen };
    });
    if (stop === null) return { stops, unseen, isThrough: true };
    // Past the last stop the browser may begin again at the first.
    if (typeof stop === "number") return { stops, unseen, isThrough: stop === 0 };
    stops.push(stop.name);
    if (!stop.isSeen) unseen.push(stop.name);
  }
  return { stops, unseen, isThrough: false };
}
