import type { Page } from "playwright-core";
import { open, visitsOfTests, phone } from "../support/browser";
import { allPicturesLoaded } from "../support/eventually";
import { goToCalculator } from "../support/emi-calculator";
import { sitemapPaths } from "../support/built-site";
import { everyNth } from "../support/sample";

const visitor = visitsOfTests();

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** What else than the sheet would be on paper. */
async function printedOutsideSheet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header, footer, form, iframe, button, h1, main section")]
      .filter((element) => element.closest("[data-printout]") === null && element.getClientRects().length > 0)
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

test("the focus ring of a slider touches neither its field nor the text below", async () => {
  const { page } = await visitor({ viewport: phone });
  await open(page, "/services/home-loan");
  const calculator = await goToCalculator(page);
  await calculator.getByLabel("Loan amount (₹)", { exact: true }).focus();
  await page.keyboard.press("Tab");
  const room = await calculator.locator("input[type=range]:focus-visible").evaluate((slider) => {
    const { outlineOffset, outlineWidth } = getComputedStyle(slider);
    const ring = Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth);
    const { top, bottom } = slider.getBoundingClientRect();
    const above = slider.previousElementSibling?.getBoundingClientRect().bottom ?? top;
    const below = slider.nextElementSibling?.getBoundingClientRect().top ?? bottom;
    return { above: top - ring - above, below: below - bottom - ring };
  });
  expect(room.above).toBeGreaterThanOrEqual(2);
  expect(room.below).toBeGreaterThanOrEqual(2);
});

describe("the printed sheet", () => {
  test.each(["the-kaveri-terraces", "residency-arcade"])(
    "%s fills one page of A4 with everything on it",
    async (slug) => {
      const { page } = await visitor();
      await open(page, `/property/${slug}`);
      await expect(page.locator("[data-printout]").isVisible()).resolves.toBe(false);
      const title = await page.locator("h1").innerText();
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

      await page.emulateMedia({ media: "print" });
      // What A4 leaves between the margins, at 96 pixels an inch.
      await page.setViewportSize({ width: 703, height: 1032 });
      const sheet = page.locator("[data-printout]");
      const { hidden, text } = await sheet.evaluate((element: HTMLElement) => ({
        hidden: element.scrollHeight - element.clientHeight,
        text: element.innerText,
      }));
      expect(hidden).toBeLessThanOrEqual(0);
      expect(text).toContain(title);
      expect(text).toContain(`/property/${slug}`);
      const photo = sheet.locator("img").first();
      await allPicturesLoaded(page);
      const box = await photo.boundingBox();
      expect(box?.height).toBeGreaterThan(110);
      await expect(sheet.locator("svg").first().isVisible()).resolves.toBe(true);
      await expect(printedOutsideSheet(page)).resolves.toEqual([]);
    },
  );

  test("without JavaScript no home of the catalogue needs a second page, nor has it a button to print", async () => {
    const { page } = await visitor({ javaScriptEnabled: false });
    const paths = sitemapPaths().filter((path) => path.startsWith("/property/"));
    const lengths = new Map<string, number>();
    for (const path of everyNth(paths, 5)) {
      await page.goto(path);
      await expect(page.getByRole("button", { name: "Print", exact: true }).isVisible()).resolves.toBe(false);
      lengths.set(path, pagesOf(await page.pdf({ preferCSSPageSize: true })));
    }
    expect(paths.length).toBeGreaterThanOrEqual(24);
    expect([...lengths].filter(([, pages]) => pages !== 1)).toEqual([]);
  });

  test.each([
    ["results", "/allproperties", "[data-listing] img"],
    ["wishlist", "/wishlist", "[data-listing] img"],
    ["article", "/blog/1", "article img"],
  ])("%s: no skip link, no controls, no blank pictures", async (_, path, pictures) => {
    const { page } = await visitor();
    await page.addInitScript(() => localStorage.setItem("wishlist", '["1","2","3","4","5","6"]'));
    await open(page, path);
    await page.locator(pictures).nth(1).waitFor({ state: "attached" });
    await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
    await page.emulateMedia({ media: "print" });
    const printed = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '[href="#main"], button, input, select, textarea, form, summary, [role="button"], [data-show-more]',
        ),
      ]
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(printed).toEqual([]);
    for (const word of [/^Open/, /^Call/, /^WhatsApp/, /^View\b/, /^Back/]) {
      await expect(page.locator("main").getByRole("link", { name: word }).count()).resolves.toBe(0);
    }
    // Nothing scrolls here: what is far below the fold was loaded for the paper.
    await page.waitForFunction(
      (selector) =>
        [...document.querySelectorAll<HTMLImageElement>(selector)].every(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ),
      pictures,
      { timeout: 10_000 },
    );
  });

  test("other pages print their content without header, footer navigation and forms", async () => {
    // As wide as paper, where the city stands in a strip of its own.
    const { page } = await visitor({ viewport: { width: 720, height: 1000 } });
    await open(page, "/services/home-loan");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("h1").isVisible()).resolves.toBe(true);
    for (const part of ["header:not(main *)", 'section[aria-label="City"]', "footer nav", "main form"]) {
      await expect(page.locator(part).first().isVisible()).resolves.toBe(false);
    }
  });
});
