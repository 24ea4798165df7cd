/** Homes side by side (docs/decisions/saved-and-compared.md). */
import type { Browser, Page } from "playwright-core";
import { desktop, open, openBrowser, phone, visitor } from "../support/browser";
import { eventually } from "../support/eventually";
import { holdScripts } from "../support/hold-scripts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const address = "/compare?homes=the-kaveri-terraces,marsa-creek-residences";
const tray = (page: Page) => page.getByRole("complementary", { name: "Homes to compare" });
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("compareTray"));
const columns = async (page: Page) => {
  await page.locator("[data-comparison]").waitFor();
  return page
    .locator("[data-comparison] thead th")
    .evaluateAll((heads) => heads.map((head) => head.querySelector("a:not([aria-hidden])")?.textContent));
};

test("homes put aside on a card and on a home's page wait in the tray of every tab, and are compared", async () => {
  const { page, close } = await visitor(browser, { viewport: desktop });
  await open(page, "/apartments");
  const other = await page.context().newPage();
  await open(other, "/property/the-kaveri-terraces");
  await other.getByRole("button", { name: "Compare The Kaveri Terraces" }).click();
  await tray(other).getByText("The Kaveri Terraces").waitFor();
  await tray(page).getByText("The Kaveri Terraces").waitFor();
  const scales = page.getByRole("button", { name: "Compare Marsa Creek Residences", exact: true });
  await scales.focus();
  await page.keyboard.press("Enter");
  await tray(other).getByText("Marsa Creek Residences").waitFor();
  expect(await stored(page)).toBe('["the-kaveri-terraces","marsa-creek-residences"]');
  await tray(page).getByRole("link", { name: "Compare" }).click();
  await page.waitForURL(`**${address}`);
  expect(await columns(page)).toEqual(["The Kaveri Terraces", "Marsa Creek Residences"]);
  // It does not follow to where the homes stand side by side.
  await tray(page).waitFor({ state: "hidden" });
  await page.goBack();
  await tray(page).getByRole("button", { name: "Take The Kaveri Terraces out of the comparison" }).click();
  await eventually(
    () => stored(other),
    (value) => value === '["marsa-creek-residences"]',
  );
  await close();
});

test("who opens the address on a fresh profile sees the same, and nothing is stored", async () => {
  const { page, close } = await visitor(browser, { viewport: phone });
  const requests: string[] = [];
  page.on("request", (request) => requests.push(new URL(request.url()).origin));
  await open(page, `${address},no-such-home`);
  expect(await columns(page)).toEqual(["The Kaveri Terraces", "Marsa Creek Residences"]);
  await page.getByText("no-such-home is no longer listed").waitFor();
  expect(await stored(page)).toBeNull();
  expect([...new Set(requests)]).toEqual([new URL(page.url()).origin]);
  // The page is as wide as the screen; the homes scroll below a first column that stays.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const first = page.getByRole("rowheader", { name: "Price", exact: true });
  const before = await first.boundingBox();
  await page.locator("[data-comparison]").evaluate((table) => table.parentElement?.scrollBy(300, 0));
  expect(await first.boundingBox()).toEqual(before);
  await close();
});

test.each(["/apartments", "/property/orchard-row"])(
  "what gets the focus on %s is never below the tray",
  async (path) => {
    const { page, close } = await visitor(browser, { viewport: phone });
    await page.addInitScript(() =>
      localStorage.setItem("compareTray", '["the-kaveri-terraces","orchard-row"]'),
    );
    await open(page, path);
    await tray(page).getByText("2 homes").waitFor();
    const covered: string[] = [];
    for (let presses = 0; presses < 30; presses++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        const bar = document.querySelector("[data-compare-tray]");
        if (focused === null || bar === null || bar.contains(focused)) return null;
        const { bottom, height } = focused.getBoundingClientRect();
        return bottom - height / 2 > bar.getBoundingClientRect().top ? focused.outerHTML.slice(0, 120) : null;
      });
      if (name !== null) covered.push(name);
    }
    expect(covered).toEqual([]);
    await close();
  },
);

test("four homes print on one page of A4 landscape", async () => {
  const { page, close } = await visitor(browser, { viewport: desktop });
  await open(page, `${address},orchard-row,kanakapura-orchard`);
  expect(await columns(page)).toHaveLength(4);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([842, 595]);
  await close();
});

test("scales pressed before React has come, and left by a link, have put the home aside", async () => {
  const { page, close } = await visitor(browser, { viewport: phone });
  const release = await holdScripts(page);
  await page.goto("/apartments", { waitUntil: "commit" });
  const scales = page.locator('main [data-list="compareTray"]').first();
  await scales.click();
  const slug = await scales.getAttribute("data-entry");
  await page.evaluate(() => window.dispatchEvent(new Event("pagehide")));
  expect(await stored(page)).toBe(JSON.stringify([slug]));
  release();
  await close();
});

test("without JavaScript the page says how to reach the homes", async () => {
  const { page, close } = await visitor(browser, { viewport: phone, javaScriptEnabled: false });
  await page.goto(address);
  await page.getByRole("link", { name: "Browse Properties" }).click();
  await page.waitForURL("**/allproperties");
  await close();
});
