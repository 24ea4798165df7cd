/**
 * Parts of the property page whose code comes when the visitor turns to them
 * (docs/decisions/2026-11-22-property-page-in-islands.md).
 */
import type { Browser, Page } from "playwright-core";
import { open, openBrowser, phone, visitor } from "../support/browser";
import { quietOf } from "../support/eventually";
import { holdScripts } from "../support/hold-scripts";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const home = "/property/the-kaveri-terraces";

/** The page of a home, at rest, as a visitor with a phone has it. */
async function atRest() {
  const visit = await visitor(browser, { viewport: phone, hasTouch: true });
  await open(visit.page, home);
  await visit.page.waitForLoadState("networkidle");
  return visit;
}

/** Parts that React has, without those that move by themselves. */
const liveParts = (page: Page) =>
  page.locator("main [data-island][data-live]:not(:has([aria-roledescription=carousel]))");
const hospitals = (page: Page) => page.getByRole("button", { name: "Hospitals" });
const mapOf = (page: Page) => page.locator('iframe[title^="Hospitals near"]');

test("texts, tables, map and costs stay as they were built, also when the page is scrolled to its end", async () => {
  const { page, complaints, close } = await atRest();
  const quiet = quietOf(page);
  await page.evaluate(async () => {
    document.documentElement.style.scrollBehavior = "auto";
    for (const section of document.querySelectorAll("main section")) {
      section.scrollIntoView();
      await new Promise(requestAnimationFrame);
    }
  });
  await quiet();
  expect(await liveParts(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await close();
});

test("a place near the home that is pressed before its code is there is shown on the map once it is", async () => {
  const { page, complaints, close } = await atRest();
  const release = await holdScripts(page);
  await hospitals(page).tap();
  expect(await mapOf(page).count()).toBe(0);
  release();
  await mapOf(page).waitFor({ state: "attached" });
  expect(await hospitals(page).getAttribute("aria-pressed")).toBe("true");
  expect(complaints.filter((complaint) => !/maps\.google|google\.com|ERR_/.test(complaint))).toEqual([]);
  await close();
});

test("a loan opened before its code is there becomes the calculator", async () => {
  const { page, complaints, close } = await atRest();
  const release = await holdScripts(page);
  await page.getByRole("heading", { level: 3, name: "Home loan" }).tap();
  await page.getByText("at 8.5% a year over 20 years:").waitFor();
  release();
  await page.getByLabel("Loan amount (₹)", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a press whose code does not come is told beside it, and the next one acts", async () => {
  const { page, close } = await atRest();
  await page.route(/\.js$/, (route) => route.abort());
  await hospitals(page).tap();
  await page.getByText("This part of the page could not be loaded.").waitFor();
  await page.unroute(/\.js$/);
  await hospitals(page).tap();
  await mapOf(page).waitFor({ state: "attached" });
  expect(await page.getByText("This part of the page could not be loaded.").count()).toBe(0);
  await close();
});

test("a home that a link leads to has all its parts with its title", async () => {
  const { page, complaints, close } = await visitor(browser);
  await open(page, "/apartments");
  await page.locator(`main a[href="${home}"]`).first().click();
  const parts = await page.waitForFunction(() => {
    const title = document.querySelector("main h1")?.textContent;
    // Asked at the first moment at which the title is there.
    return (
      title === "The Kaveri Terraces" && {
        headings: [...document.querySelectorAll("main h2")].map((heading) => heading.textContent),
        hasSheet: document.querySelector("[data-print-sheet]") !== null,
        hasRegistration: document.querySelector('header [aria-label="Registration"]') !== null,
      }
    );
  });
  expect(await parts.jsonValue()).toEqual({
    headings: expect.arrayContaining([
      "Facilities",
      "Project Summary",
      "Project Details",
      "What it costs to buy",
      "Project Video",
      "Map Views - Explore Neighbourhood",
    ]),
    hasSheet: true,
    hasRegistration: true,
  });
  expect(complaints).toEqual([]);
  await close();
});
