/** Nothing that floats covers what is to be pressed or read (docs/decisions/layout-and-access.md). */
import type { Browser, Page } from "playwright-core";
import { open, openBrowser, visitor, type Visit } from "../support/browser";
import { coveredControls } from "../support/covered-controls";
import { eventually, rendered } from "../support/eventually";
import { pageKinds } from "../support/page-kinds";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await rendered(page);
};
const tools = (page: Page) => page.getByRole("complementary", { name: "Chat and page tools" });

const widths = [390, 768, 1440];
const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

describe("nothing lies on a control, a heading or an amount", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitor(browser, { reducedMotion: "reduce" });
  });
  afterAll(() => visit.close());

  test.each(pageKinds)("of %s", async (path) => {
    const { page } = visit;
    await open(page, path);
    const faults: string[] = [];
    for (const width of widths) {
      await resize(page, width);
      await scrollTo(page, 400);
      faults.push(...(await coveredControls(page)).map((fault) => `${width} px: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
});

test("a button that floats inside the page is found, so the look sees what is covered", async () => {
  // The policy would refuse the sheet.
  const { page, close } = await visitor(browser, { reducedMotion: "reduce", bypassCSP: true });
  await resize(page, 390);
  await open(page, "/property/the-kaveri-terraces");
  await scrollTo(page, 400);
  await page.addStyleTag({ content: "aside[aria-label='Chat and page tools'] { right: 16px !important; }" });
  expect((await coveredControls(page)).join()).toMatch(/<td> .* at the height of the tools/);
  await close();
});

test.each(["/contact", "/allproperties", "/property/the-kaveri-terraces", "/city/Goa"])(
  "%s: the tools are away while a form field has the focus",
  async (path) => {
    const { page, close } = await visitor(browser);
    await open(page, path);
    const toTop = tools(page).getByRole("button", { name: "Scroll to top" });
    const field = page.getByLabel("Your e-mail");
    for (const width of widths) {
      await resize(page, width);
      await scrollTo(page, 400);
      await toTop.waitFor();
      await field.focus();
      await toTop.waitFor({ state: "hidden" });
      await field.evaluate((element) => element.blur());
      await toTop.waitFor();
    }
    await close();
  },
);

test("on a phone the tools come out to a whole target while the page is scrolled up, and go in again", async () => {
  const { page, close } = await visitor(browser, { reducedMotion: "reduce" });
  await resize(page, 390);
  await page.clock.install();
  await open(page, "/apartments");
  const breadths = () =>
    tools(page)
      .locator("a, button")
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  const isWide = (wide: boolean) => eventually(breadths, ([first]) => first === (wide ? 44 : 16));
  await scrollTo(page, 1200);
  expect(await breadths()).toEqual([16, 16]);
  await scrollTo(page, 1100);
  await isWide(true);
  await scrollTo(page, 1300);
  await isWide(false);
  await scrollTo(page, 1200);
  await isWide(true);
  await page.clock.runFor(3_000);
  await isWide(false);
  await close();
});
