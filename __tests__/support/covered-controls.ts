/**
 * What lies on top of the controls, headings and amounts of a page: a header, bar or button that stays while the page
 * scrolls may cover none of them. Runs inside the page, so it may use nothing from outside itself.
 */
import type { Page } from "playwright-core";

function findCovered(): string[] {
  const issues = new Set<string>();
  const controls = "a[href], button, input, select, textarea, summary";
  const read = "h1, h2, h3, td, dd, caption";
  const tools = document.querySelector("aside[aria-label='Chat and page tools']");
  if (tools === null) return ["the tools are missing"];
  const toolsBox = tools.getBoundingClientRect();
  const nameOf = (element: Element) => {
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    return `<${element.tagName.toLowerCase()}> "${name.trim().replace(/\s+/g, " ").slice(0, 50)}"`;
  };

  /** The part of the page that stays while the rest scrolls, to which an element belongs. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (/fixed|sticky/.test(getComputedStyle(at).position)) return at;
    }
    return null;
  };
  const isHidden = (element: Element) => {
    if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return true;
    if (element.closest("[inert], dialog:not([open])") !== null) return true;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (getComputedStyle(at).clipPath === "inset(50%)") return true;
    }
    return false;
  };
  const wordsOf = (element: Element): DOMRect[] => {
    const boxes: DOMRect[] = [];
    const words = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  };
  /**
   * What of an element must stay free: its words; a control's box; the sign alone of one that has neither words nor
   * frame; and of one that bleeds to the window's edge, as pictures do, the words.
   */
  const boxesOf = (element: Element): DOMRect[] => {
    if (!element.matches(controls)) return wordsOf(element);
    const box = element.getBoundingClientRect();
    if (box.right >= document.documentElement.clientWidth && element.textContent !== "")
      return wordsOf(element);
    const { backgroundColor, borderTopWidth } = getComputedStyle(element);
    const isBare = backgroundColor === "rgba(0, 0, 0, 0)" && borderTopWidth === "0px";
    const sign = isBare && element.textContent === "" ? element.querySelector("svg") : null;
    return [sign?.getBoundingClientRect() ?? box];
  };

  const look = (element: Element, place: string) => {
    const base = layerOf(element);
    for (const box of boxesOf(element)) {
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, document.documentElement.clientWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, window.innerHeight);
      if (right - left < 6 || bottom - top < 6) continue;
      const middle = (top + bottom) / 2;
      // What the window's edge cuts off is seen whole elsewhere: a row scrolls it there.
      const isCutOff = box.right > right + 1;
      for (const x of [left + 2, (left + right) / 2, ...(isCutOff ? [] : [right - 2])]) {
        const above = document.elementFromPoint(x, middle);
        const layer = above === null ? null : layerOf(above);
        if (layer === null || layer === base || element.contains(above) || above?.contains(element)) continue;
        if (base !== null && layer.contains(base)) continue;
        issues.add(`${nameOf(element)} is under ${nameOf(above ?? layer)} ${place}`);
      }
    }
  };

  /** Where nothing that stays hides them: below the header, above the bar at the bottom. */
  for (const element of document.querySelectorAll(`${controls}, ${read}`)) {
    if (isHidden(element) || tools.contains(element)) continue;
    element.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    look(element, "when scrolled into view");
    const { top, height } = element.getBoundingClientRect();
    if (layerOf(element) !== null || height > toolsBox.height * 2) continue;
    window.scrollBy({
      top: top + height / 2 - (toolsBox.top + toolsBox.height / 2),
      behavior: "instant",
    });
    // A bar as wide as the window covers nothing for good: it scrolls out from below it.
    const isThere = tools.checkVisibility({ visibilityProperty: true }) && toolsBox.width < window.innerWidth;
    if (isThere) look(element, "at the height of the tools");
  }
  return [...issues];
}

/** What is covered on the page as it stands; empty when nothing is. */
export function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(findCovered);
}
