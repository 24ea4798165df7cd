/**
 * Text of twice its size, the browser's own zoom and a window of 320 px take nothing from any page: no sideways scroll,
 * no text or control cut off or covered (WCAG 2.2: 1.4.4, 1.4.10; issue of proof, point 2).
 */
import type { Browser, Page } from "playwright-core";
import { open, openBrowser, visitor, type Visit } from "../support/browser";
import { layoutFaults } from "../support/layout-faults";
import { pageKinds } from "../support/page-kinds";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

async function reader(width: number, textSize: string): Promise<Visit> {
  const visit = await visitor(browser, { viewport: { width, height: 800 }, reducedMotion: "reduce" });
  await visit.page.addInitScript((size) => {
    localStorage.setItem("wishlist", '["1","18","3"]');
    new MutationObserver((_, observer) => {
      document.documentElement.style.fontSize = size;
      observer.disconnect();
    }).observe(document, { childList: true });
  }, textSize);
  return visit;
}

/** Width of the window in pixels and size of the text. A window of 1280 px zoomed to 200 % is one of 640 px. */
const settings = [
  [320, "100%"],
  [640, "100%"],
  [390, "200%"],
  [1024, "200%"],
  [1280, "200%"],
] as const;

describe.each(settings)("at %i px with text of %s", (width, textSize) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await reader(width, textSize);
  });
  afterAll(() => visit.close());

  test.each(pageKinds)("%s loses nothing", async (path) => {
    await open(visit.page, path);
    expect(await layoutFaults(visit.page)).toEqual([]);
  });
});

const press = (name: string | RegExp) => async (page: Page) => {
  await page.getByRole("button", { name }).locator("visible=true").first().click();
};
const openDialog = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page);
  await page.getByRole("dialog").waitFor({ state: "visible" });
};

describe.each([
  [320, "100%"],
  [390, "200%"],
] as const)("what opens over a page at %i px with text of %s loses nothing:", (width, textSize) => {
  test.each<[string, string, (page: Page) => Promise<void>]>([
    ["the drawer", "/about", openDialog("Open menu")],
    ["the city picker", "/", openDialog(/^Select City/i)],
    ["the contact modal", "/city/Goa", openDialog("Rent")],
    ["the filter sheet", "/allproperties", openDialog(/^Filters/)],
    ["the share menu", "/apartments", press(/^Ways to share/)],
    ["the question before removing", "/wishlist", openDialog("Remove all")],
  ])("%s", async (_name, path, act) => {
    const { page, close } = await reader(width, textSize);
    await open(page, path);
    await act(page);
    expect(await layoutFaults(page)).toEqual([]);
    await close();
  });
});

test("the look for faults sees what is cut off, covered or out of the window", async () => {
  const { page, close } = await reader(390, "100%");
  await open(page, "/about");
  await page.evaluate(() => {
    const box = (css: string, words: string) => {
      const element = document.createElement("p");
      element.style.cssText = css;
      element.textContent = words;
      document.querySelector("main")?.prepend(element);
    };
    box("height:10px;overflow:hidden;font-size:30px", "Cut");
    box("width:600px;white-space:nowrap;text-align:right", "Outside");
    box("", "Words below");
    box("margin-bottom:-40px;height:40px", "Covered words");
  });
  const faults = (await layoutFaults(page)).join("\n");
  expect(faults).toMatch(/scrolls sideways by \d+ px/);
  expect(faults).toMatch(/text <p> "Cut" .*is cut off/);
  expect(faults).toMatch(/text <p> "Outside" .*is cut off/);
  expect(faults).toMatch(/"Covered words" .* overlap/);
  await close();
});
