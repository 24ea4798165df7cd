/**
 * Issues of a narrow window or enlarged text: text or controls outside the window, clipped, or covered by other text
 * (WCAG 1.4.4, 1.4.10). Runs inside the page, so it may use nothing from outside itself.
 */
import type { Page } from "playwright-core";

function findIssues(): string[] {
  /** Lengths below this are rounding, glyph overhang or leading. */
  const tolerancePx = 3;
  const issues = new Set<string>();

  const nameOf = (element: Element) => {
    const text = (element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50);
    const label = element.getAttribute("aria-label") ?? text;
    return `<${element.tagName.toLowerCase()}> "${label}" in ${element.closest("section, header, footer, nav, form, dialog, main")?.className ?? ""}`;
  };

  /** Hidden on purpose: for screen readers only, not rendered, or collapsed. */
  const isHidden = (element: Element) => {
    if (
      !element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      })
    )
      return true;
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      const { clipPath, width } = getComputedStyle(at);
      if (clipPath === "inset(50%)" || (width === "1px" && clipPath !== "none")) return true;
    }
    return element.closest("[inert], [aria-hidden=true], noscript") !== null;
  };

  const isHiddenIcon = (icon: Element) => {
    const control = icon.closest("a, button");
    return control === null || isHidden(control) || !icon.checkVisibility();
  };

  const isScrolled = (overflow: string) => overflow === "auto" || overflow === "scroll";
  const isCut = (overflow: string) => overflow === "hidden" || overflow === "clip";

  /**
   * What clips a box: an ancestor that hides its overflow, or the window. Content of scroll containers can be scrolled
   * to.
   */
  const cutBy = (box: DOMRect, from: Element): string | null => {
    let scrollsX = false;
    let scrollsY = false;
    for (
      let at: Element | null = from;
      at !== null && at !== document.documentElement;
      at = at.parentElement
    ) {
      const { overflowX, overflowY, position } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      scrollsX ||= isScrolled(overflowX);
      scrollsY ||= isScrolled(overflowY);
      const past = Math.max(
        scrollsX || !isCut(overflowX) ? 0 : Math.max(frame.left - box.left, box.right - frame.right),
        scrollsY || !isCut(overflowY) ? 0 : Math.max(frame.top - box.top, box.bottom - frame.bottom),
      );
      if (past > tolerancePx)
        return `${Math.round(past)} px past <${at.tagName.toLowerCase()} class="${at.className}">`;
      if (position === "fixed") break;
    }
    const past = scrollsX ? 0 : Math.max(-box.left, box.right - window.innerWidth);
    return past > tolerancePx ? `${Math.round(past)} px past the window` : null;
  };

  const excess = document.documentElement.scrollWidth - window.innerWidth;
  if (excess > 0) issues.add(`scrolls sideways by ${excess} px`);

  /** The part of a box that is visible in the scroll containers around it; null when it is scrolled out of them. */
  const shownPart = (box: DOMRect, from: Element): DOMRect | null => {
    let { left, top, right, bottom } = box;
    for (let at: Element | null = from; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at);
      const frame = at.getBoundingClientRect();
      if (overflowX !== "visible") [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
      if (overflowY !== "visible") [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
    }
    return left < right && top < bottom ? new DOMRect(left, top, right - left, bottom - top) : null;
  };

  interface Ink {
    readonly box: DOMRect;
    readonly element: Element;
    readonly layer: Element | null;
  }
  const inks: Ink[] = [];
  const note = (box: DOMRect, element: Element) => {
    const shown = shownPart(box, element);
    if (shown !== null) inks.push({ box: shown, element, layer: layerOf(element) });
  };

  /** The fixed or sticky part an element belongs to; such parts lie over others on purpose. */
  const layerOf = (element: Element): Element | null => {
    for (let at: Element | null = element; at !== null; at = at.parentElement) {
      if (at.matches("dialog, [popover], [data-open]") || /fixed|sticky/.test(getComputedStyle(at).position))
        return at;
    }
    return null;
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { currentNode } = walker;
    const element = currentNode.parentElement;
    if (element === null || currentNode.textContent?.trim() === "") continue;
    if (element.closest("script, style, option, [data-layout-free]") !== null || isHidden(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    for (const box of range.getClientRects()) {
      if (box.width < 2 || box.height < 2) continue;
      const cut = cutBy(box, element);
      if (cut !== null) issues.add(`text ${nameOf(element)} is cut off ${cut}`);
      else note(box, element);
    }
  }

  for (const control of document.querySelectorAll(
    "a[href], button, input, select, textarea, summary, [tabindex='0']",
  )) {
    if (isHidden(control) || control.closest("[data-layout-free]") !== null) continue;
    const box = control.getBoundingClientRect();
    if (box.width < 2 || box.height < 2) continue;
    const cut = cutBy(box, control);
    if (cut !== null) issues.add(`control ${nameOf(control)} is cut off ${cut}`);
    // A select over its own label is one field; a link without text is a picture, which controls may cover.
    else if (control.matches("input, textarea") && !control.matches("[type=checkbox], [type=radio]")) {
      note(box, control);
    }
  }
  for (const icon of document.querySelectorAll("a svg, button svg")) {
    if (!isHiddenIcon(icon)) note(icon.getBoundingClientRect(), icon);
  }

  inks.sort((a, b) => a.box.top - b.box.top);
  inks.forEach((ink, index) => {
    for (let next = index + 1; next < inks.length; next += 1) {
      const nextInk = inks[next];
      if (nextInk === undefined || nextInk.box.top > ink.box.bottom - tolerancePx) break;
      if (nextInk.layer !== ink.layer || nextInk.element === ink.element) continue;
      // Parts of one control, such as a count on its icon, overlap on purpose.
      const control = ink.element.closest("a, button, label");
      if (control !== null && control === nextInk.element.closest("a, button, label")) continue;
      if (nextInk.element.contains(ink.element) || ink.element.contains(nextInk.element)) continue;
      const width = Math.min(ink.box.right, nextInk.box.right) - Math.max(ink.box.left, nextInk.box.left);
      const height = Math.min(ink.box.bottom, nextInk.box.bottom) - Math.max(ink.box.top, nextInk.box.top);
      // Line boxes are taller than letters: neighbouring lines may share up to a third of one.
      const share = Math.min(ink.box.height, nextInk.box.height) / 3;
      if (width > tolerancePx && height > Math.max(tolerancePx, share)) {
        issues.add(`${nameOf(ink.element)} and ${nameOf(nextInk.element)} overlap`);
      }
    }
  });
  return [...issues];
}

/** The issues of the page as it is rendered now. */
export function layoutIssues(page: Page): Promise<string[]> {
  return page.evaluate(findIssues);
}
