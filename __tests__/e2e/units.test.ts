/** Figures in the visitor's units (docs/decisions/units-and-currencies.md). */
import type { Page } from "playwright-core";
import { desktop, open, visitsOfTests, phone } from "../support/browser";
import { holdScripts, shellIsHydrated } from "../support/hold-scripts";
import { layoutShiftsOf } from "../support/layout-shift";

const visitor = visitsOfTests();

const home = "/property/al-furjan-townhouses";

/** The figures in other units that are seen in an element. */
const shownIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} .converted`)
    .evaluateAll((figures) =>
      figures
        .filter((figure) => figure.checkVisibility())
        .map((figure) => getComputedStyle(figure, "::before").content.replace(/[()"]/g, "").trim()),
    );

const card = 'section[aria-label="Results"] [data-listing="28"]';
const choose = async (page: Page, label: string, value: string) => {
  await page.getByLabel(label, { exact: true }).locator("visible=true").selectOption(value);
};

test("units chosen at the foot hold for rows, the page of a home and the next visit, and in other tabs", async () => {
  const { page } = await visitor({ viewport: desktop });
  await open(page, "/allproperties?city=Dubai");
  await page.locator(card).first().waitFor();
  // A price in dirhams is read in dollars before anything is chosen.
  expect(await shownIn(page, card)).toEqual(["≈ $885K"]);
  const secondTab = await page.context().newPage();
  await open(secondTab, home);
  await page.locator("footer summary").click();
  await choose(page, "Prices in", "USD");
  await choose(page, "Areas in", "sqm");
  // AED 3.25M at ₹23.90 and ₹87.80; 2,310 sq ft; AED 1,407 a square foot.
  const inDollars = ["≈ $885K", "≈ $4,123 / m²", "≈ 215 m²"];
  expect(await shownIn(page, card)).toEqual(inDollars);
  await secondTab.waitForFunction(() => document.documentElement.dataset.currency === "usd");
  expect(await shownIn(secondTab, "main dl")).toEqual(expect.arrayContaining(["≈ $885K", "≈ 215 m²"]));
  await page.reload();
  await page.locator(card).first().waitFor();
  expect(await shownIn(page, card)).toEqual(inDollars);
});

test("a stored choice is seen from the first paint on, without React, and nothing moves", async () => {
  const { page } = await visitor({ viewport: phone });
  await page.addInitScript(() =>
    localStorage.setItem("displayUnits", JSON.stringify({ currency: "INR", area: "sqyd", land: "acre" })),
  );
  const shifts = await layoutShiftsOf(page);
  const release = await holdScripts(page);
  await page.goto(home, { waitUntil: "commit" });
  await page.locator("main dl").first().waitFor();
  expect(await shownIn(page, "main dl")).toEqual(expect.arrayContaining(["≈ ₹7.77 Cr", "≈ 257 sq yd"]));
  release();
  await shellIsHydrated(page);
  expect(await shifts()).toEqual([]);
});

test.each([
  ["Dubai's list", "/dubai-properties", 'main [data-listing="28"]'],
  ["a home in Dubai", home, "main dl"],
])("%s has the currency beside its prices, in one line with them", async (_, path, selector) => {
  const { page } = await visitor({ viewport: phone });
  await open(page, path);
  expect(await shownIn(page, selector)).toContain("≈ $885K");
  const field = page.getByRole("main").getByLabel("Show prices in");
  await field.selectOption("INR");
  expect(await shownIn(page, selector)).toContain("≈ ₹7.77 Cr");
  await field.selectOption("AED");
  expect(await shownIn(page, selector)).not.toContain("≈ $885K");
});

test("chosen on a phone, they hold for cards, tables and the printed sheet", async () => {
  const { page } = await visitor({ viewport: phone });
  await open(page, "/villas");
  const villa = 'main [data-listing="28"]';
  await page.locator("footer summary").click();
  await choose(page, "Prices in", "INR");
  await choose(page, "Areas in", "sqyd");
  await page.locator(villa).first().scrollIntoViewIfNeeded();
  expect(await shownIn(page, villa)).toContain("≈ ₹7.77 Cr");
  await page.goto(home);
  const table = page.getByRole("table", { name: "Units and prices" }).first();
  await table.scrollIntoViewIfNeeded();
  expect(await shownIn(page, 'table[aria-label="Units and prices"]')).toContain("≈ 257 sq yd");
  await page.emulateMedia({ media: "print" });
  expect(await shownIn(page, "[data-printout]")).toEqual(
    expect.arrayContaining(["≈ ₹7.77 Cr", "≈ 257 sq yd"]),
  );
});
