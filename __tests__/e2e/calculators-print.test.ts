import type { Browser, Page } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor } from "../support/browser";
import { goToCalculator, showYears } from "../support/emi-calculator";
import { sitemapPaths } from "../support/built-site";
import { everyNth } from "../support/sample";

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
});

const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

/** What else than the sheet would be on paper. */
async function printedOutsideSheet(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll("header, footer, form, iframe, button, h1, main section")]
      .filter(
        (element) => element.closest("[data-print-sheet]") === null && element.getClientRects().length > 0,
      )
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}

describe("the EMI calculator of the home-loan page", () => {
  test("without JavaScript ₹50,00,000 at 8.5% over 20 years is worked out: ₹43,391 a month", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto("/services/home-loan");
    const calculator = page.locator("#emi-calculator");
    await expect(calculator.innerText()).resolves.toMatch(
      /₹50,00,000 at 8\.5% a year over 20 years[\s\S]*₹43,391/,
    );
    await expect(calculator.locator("input").count()).resolves.toBe(0);
    await close();
  });

  test.each([
    ["1440 px", desktop],
    ["390 px", phone],
  ])(
    "at %s it updates with what is typed, and shows the years as a chart and a table",
    async (_, viewport) => {
      const { page, complaints, close } = await visitor(browser, { viewport });
      await open(page, "/services/home-loan");
      const calculator = await goToCalculator(page);
      const amount = calculator.getByLabel("Loan amount (₹)", { exact: true });
      await amount.fill("1 Cr");
      await calculator.getByRole("status").getByText("₹86,782", { exact: true }).waitFor();
      await amount.blur();
      await expect(amount.inputValue()).resolves.toBe("1,00,00,000");

      await expect(calculator.getByRole("img").locator("rect").count()).resolves.toBe(40);
      await showYears(calculator);
      await expect(calculator.getByRole("row").count()).resolves.toBe(21);

      await calculator.getByLabel("Term (years)", { exact: true }).fill("99");
      await calculator.getByText("Enter a term of up to 40 years.").waitFor();
      const overhang = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overhang).toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});

test("the focus ring of a slider touches neither its field nor the text below", async () => {
  const { page, close } = await visitor(browser, { viewport: phone });
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
  await close();
});

describe("what it costs to buy, on a property page", () => {
  test("the loan loads its fields only when it is opened", async () => {
    const { page, complaints, close } = await visitor(browser);
    await open(page, "/property/the-kaveri-terraces");
    await expect(page.getByText("₹1,20,410 a month").isVisible()).resolves.toBe(true);
    await expect(page.getByLabel("Loan amount (₹)", { exact: true }).count()).resolves.toBe(0);
    await page.getByRole("heading", { name: "Home loan", exact: true }).click();
    const amount = page.getByLabel("Loan amount (₹)", { exact: true });
    await amount.waitFor();
    await expect(amount.inputValue()).resolves.toBe("1,38,75,000");
    expect(complaints).toEqual([]);
    await close();
  });

  test("each unit has its cost in all: the chosen one's charges and instalments add up to it", async () => {
    const { page, complaints, close } = await visitor(browser);
    await open(page, "/property/the-kaveri-terraces");
    await page.getByRole("heading", { name: "All-in cost by unit" }).click();
    const units = page.getByRole("table", { name: "Units and their all-in cost" });
    await units.waitFor();
    const names = await units.getByRole("rowheader").allInnerTexts();
    expect(names.length).toBeGreaterThan(1);
    const rupees = (texts: readonly string[]) => texts.map((text) => Number(text.replace(/[^\d]/g, "")));
    const choice = page.getByRole("combobox", { name: "Unit", exact: true });
    const totals: number[] = [];
    for (const [at, name] of names.entries()) {
      await choice.selectOption(String(at));
      const table = page.getByRole("table", { name: `Cost of ${name}` });
      await table.waitFor();
      const amounts = rupees(
        await table
          .locator("tbody tr", { hasNotText: "not in the total" })
          .locator("td:last-child")
          .allInnerTexts(),
      );
      const [total = 0] = rupees(await table.locator("tfoot td").allInnerTexts());
      expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total);
      const instalments = page.getByRole("table", { name: `Instalments of the price of ${name}` });
      const parts = rupees(await instalments.locator("td:last-child").allInnerTexts());
      expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(amounts[0]);
      totals.push(total);
    }
    expect(new Set(totals).size).toBe(names.length);
    expect(complaints).toEqual([]);
    await close();
  });

  test("Goa says that sources disagree; a home to let has no such section", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto("/property/assagao-verandah-house");
    await expect(page.getByText("Published figures for Goa disagree").isVisible()).resolves.toBe(true);
    await page.goto("/property/indiranagar-terrace-flat");
    await expect(page.getByRole("heading", { name: "What it costs to buy" }).count()).resolves.toBe(0);
    await close();
  });
});

describe("the printed sheet", () => {
  test.each(["the-kaveri-terraces", "kokapet-tech-park", "cubbon-reach", "residency-arcade"])(
    "%s fills one page of A4 with everything on it",
    async (slug) => {
      const { page, close } = await visitor(browser);
      await open(page, `/property/${slug}`);
      const title = await page.locator("h1").innerText();
      expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);

      await page.emulateMedia({ media: "print" });
      // What A4 leaves between the margins, at 96 pixels an inch.
      await page.setViewportSize({ width: 703, height: 1032 });
      const sheet = page.locator("[data-print-sheet]");
      const { hidden, text } = await sheet.evaluate((element: HTMLElement) => ({
        hidden: element.scrollHeight - element.clientHeight,
        text: element.innerText,
      }));
      expect(hidden).toBeLessThanOrEqual(0);
      expect(text).toContain(title);
      expect(text).toContain(`/property/${slug}`);
      const photo = sheet.locator("img").first();
      await photo.evaluate((image: HTMLImageElement) => image.decode());
      const box = await photo.boundingBox();
      expect(box?.height).toBeGreaterThan(110);
      await expect(sheet.locator("svg").first().isVisible()).resolves.toBe(true);
      await expect(printedOutsideSheet(page)).resolves.toEqual([]);
      await close();
    },
  );

  test("no home of the catalogue needs a second page", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    const paths = sitemapPaths().filter((path) => path.startsWith("/property/"));
    const lengths = new Map<string, number>();
    for (const path of everyNth(paths, 5)) {
      await page.goto(path);
      lengths.set(path, pagesOf(await page.pdf({ preferCSSPageSize: true })));
    }
    expect(paths.length).toBeGreaterThanOrEqual(24);
    expect([...lengths].filter(([, pages]) => pages !== 1)).toEqual([]);
    await close();
  });

  test("it is not on the screen, and Print opens the print dialogue", async () => {
    const { page, close } = await visitor(browser);
    await page.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = "true";
      };
    });
    await open(page, "/property/the-kaveri-terraces");
    await expect(page.locator("[data-print-sheet]").isVisible()).resolves.toBe(false);
    await page.getByRole("button", { name: "Print", exact: true }).click();
    await page.waitForFunction(() => document.documentElement.dataset.printed === "true");
    await close();
  });

  test("without JavaScript it prints as well, and the button that could do nothing is gone", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    await page.goto("/property/the-kaveri-terraces");
    await expect(page.getByRole("button", { name: "Print", exact: true }).isVisible()).resolves.toBe(false);
    expect(pagesOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("[data-print-sheet]").isVisible()).resolves.toBe(true);
    await close();
  });

  test.each([
    ["results", "/allproperties", "[data-listing] img"],
    ["wishlist", "/wishlist", "[data-listing] img"],
    ["article", "/blog/1", "article img"],
  ])("%s: no skip link, no controls, no blank pictures", async (_, path, pictures) => {
    const { page, close } = await visitor(browser);
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
    await close();
  });

  test("other pages print their content without header, footer navigation and forms", async () => {
    // As wide as paper, where the city stands in a strip of its own.
    const { page, close } = await visitor(browser, { viewport: { width: 720, height: 1000 } });
    await open(page, "/services/home-loan");
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("h1").isVisible()).resolves.toBe(true);
    for (const part of ["header:not(main *)", 'section[aria-label="City"]', "footer nav", "main form"]) {
      await expect(page.locator(part).first().isVisible()).resolves.toBe(false);
    }
    await close();
  });
});
