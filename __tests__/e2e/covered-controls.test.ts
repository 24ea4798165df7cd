/** The tools that float beside a page (docs/decisions/layout-and-access.md); what they must not cover: page-kinds.test.ts. */
import type { Browser, Locator, Page } from "playwright-core";
import { open, openBrowser, visitor } from "../support/browser";
import { coveredControls } from "../support/covered-controls";
import { eventually, rendered } from "../support/eventually";
import { everyNth } from "../support/sample";

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

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 800 });

test("a button that floats inside the page is found, so the look sees what is covered", async () => {
  // The policy would refuse the sheet.
  const { page, close } = await visitor(browser, { reducedMotion: "reduce", bypassCSP: true });
  await resize(page, 1440);
  await open(page, "/property/the-kaveri-terraces");
  await scrollTo(page, 400);
  await page.addStyleTag({ content: "aside[aria-label='Chat and page tools'] { right: 600px !important; }" });
  expect((await coveredControls(page)).join()).toMatch(/<td> .* at the height of the tools/);
  await close();
});

test.each(everyNth(["/contact", "/allproperties", "/blogs", "/city/Goa"], 2))(
  "%s: the tools are away while a field or the button of a form has the focus",
  async (path) => {
    const { page, close } = await visitor(browser);
    await open(page, path);
    const toTop = tools(page).getByRole("button", { name: "Scroll to top" });
    const field = page.getByLabel("Your e-mail");
    for (const width of [390, 768, 1440]) {
      await resize(page, width);
      await scrollTo(page, 400);
      await toTop.waitFor();
      await field.focus();
      await toTop.waitFor({ state: "hidden" });
      await page.getByRole("button", { name: "Subscribe" }).focus();
      expect(await toTop.isVisible()).toBe(false);
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await toTop.waitFor();
    }
    await close();
  },
);

describe("on a phone there is one bar at the foot of the window, whole targets of 52 px", () => {
  const trayOf = (page: Page) => page.getByRole("complementary", { name: "Homes to compare" });

  test("with homes to compare: the tools, the tray or that of a home", async () => {
    const { page, close } = await visitor(browser, { reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("compareTray", '["orchard-row","fort-house"]'));
    await resize(page, 390);
    for (const [path, expected] of [
      ["/contact", "tools"],
      ["/compare?homes=orchard-row,fort-house", "tools"],
      ["/apartments", "tray"],
      ["/property/orchard-row", "home"],
    ] as const) {
      await open(page, path);
      await trayOf(page).waitFor({ state: expected === "tools" ? "hidden" : "visible" });
      await scrollTo(page, 400);
      const bars = [tools(page), trayOf(page), page.locator("[data-bottom-bar]")];
      const isAtFoot = await Promise.all(
        bars.map(async (bar) => {
          const box = (await bar.count()) > 0 && (await bar.isVisible()) ? await bar.boundingBox() : null;
          return box !== null && box.width === 390 && Math.abs(box.y + box.height - 800) < 1;
        }),
      );
      expect([path, ...isAtFoot]).toEqual([
        path,
        ...["tools", "tray", "home"].map((name) => name === expected),
      ]);
      if (expected !== "tools") continue;
      const heights = await tools(page)
        .locator("a, button")
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().height));
      expect(heights).toEqual([52, 52, 52, 52]);
    }
    await close();
  });

  test("without JavaScript, too, and at the end of the page it stands below the footer", async () => {
    const { page, close } = await visitor(browser, { javaScriptEnabled: false });
    await resize(page, 390);
    await page.goto("/about");
    await tools(page).getByRole("link", { name: "Chat with us on WhatsApp" }).waitFor();
    await page.mouse.wheel(0, 100_000);
    const bottomOf = async (part: Locator) => {
      const box = await part.boundingBox();
      return box === null ? null : [box.y, box.y + box.height].map(Math.round);
    };
    await eventually(
      async () => [await bottomOf(page.getByRole("contentinfo")), await bottomOf(tools(page))],
      ([footer, bar]) => bar !== undefined && footer?.[1] === bar?.[0],
    );
    await close();
  });
});
