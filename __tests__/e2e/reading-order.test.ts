import type { Browser } from "playwright-core";
import { desktop, openBrowser, phone, visitor, type Visit } from "../support/browser";
import { pageKinds } from "../support/page-kinds";

let browser: Browser;
let visit: Visit;
beforeAll(async () => {
  browser = await openBrowser();
  visit = await visitor(browser, { reducedMotion: "reduce" });
  // The page as it is built: carousels that work show their count below the slides on a phone.
  await visit.page.route(/\.js$/, (route) => route.abort());
});
afterAll(() => browser.close());

/**
 * Headings, paragraphs, tables and forms of the main part that stand above one which the document has before them, in
 * its column: read without styles, the page would tell them in another order than it shows them. What a carousel slides
 * or the window holds in place is not looked at.
 */
async function misplaced(viewport: typeof phone): Promise<string[]> {
  await visit.page.setViewportSize(viewport);
  return visit.page.evaluate(() => {
    // What is far below the fold is laid out, as it is once the page is ready.
    delete document.documentElement.dataset.deferring;
    const isHeld = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === "fixed" || isHeld(element.parentElement));
    const parts = [
      ...document.querySelectorAll<HTMLElement>("main :is(h1, h2, h3, p, form, table, blockquote)"),
    ];
    const shown = parts
      .filter((part) => part.checkVisibility() && part.closest(".slick-slider") === null && !isHeld(part))
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    return shown
      .filter(({ part, box }, index) =>
        shown
          .slice(0, index)
          .some(
            (earlier) =>
              !earlier.part.contains(part) &&
              earlier.box.left < box.right &&
              box.left < earlier.box.right &&
              box.bottom <= earlier.box.top + 1,
          ),
      )
      .map(({ part }) => `${part.tagName} ${part.textContent.trim().slice(0, 50)}`);
  });
}

test.each(pageKinds)(
  "the order of reading is right without styles: %s, on a phone and on a desktop",
  async (path) => {
    await visit.page.goto(path, { waitUntil: "load" });
    expect(await misplaced(phone)).toEqual([]);
    expect(await misplaced(desktop)).toEqual([]);
  },
);
