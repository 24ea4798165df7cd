/**
 * Text of twice its size, the browser's own zoom and a window of 320 px take nothing from any page: no sideways scroll,
 * no text or control cut off or covered (WCAG 2.2: 1.4.4, 1.4.10; issue of proof, point 2).
 */
import type { Browser, Page } from "playwright-core";
import { open, openBrowser, visitor, type Visit } from "../support/browser";
import { codeField, enterCode, goToCodeStep, noticeOf, openForm, sendButton } from "../support/enquiry-visit";
import { rendered } from "../support/eventually";
import { layoutFaults } from "../support/layout-faults";
import { pageKinds } from "../support/page-kinds";
import { everywhere, narrowAlone, wideAlone, type PageState } from "../support/page-states";
import { placedForms } from "../support/placed-forms";
import { sampleOf } from "../support/sample";

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Gives the text of the page this size from now on. */
const setTextSize = (page: Page, textSize: string) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);

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

/** Width of the window in pixels and size of the text: the narrowest of each layout, and a tablet. */
const narrowest = [
  [320, "100%"],
  [768, "100%"],
  [390, "200%"],
  [1280, "200%"],
] as const;

/** A window of 1280 px zoomed to 200 % is one of 640 px. */
const settings = [...narrowest, [640, "100%"], [1024, "200%"]] as const;

describe("narrow windows, and text of twice its size", () => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await reader(320, "100%");
  });
  afterAll(() => visit.close());

  test.each(pageKinds)("take nothing from %s", async (path) => {
    await visit.page.setViewportSize({ width: 320, height: 800 });
    await open(visit.page, path);
    for (const [width, textSize] of sampleOf<(typeof settings)[number]>(settings, narrowest)) {
      await visit.page.setViewportSize({ width, height: 800 });
      await setTextSize(visit.page, textSize);
      await rendered(visit.page);
      expect([width, textSize, await layoutFaults(visit.page)]).toEqual([width, textSize, []]);
    }
  });
});

/** Lets the code be sent, without an e-mail. */
const takeMail = (page: Page) =>
  page.route("**/api/v1.0/email/send", (route) =>
    route.fulfill({ headers: { "access-control-allow-origin": "*" }, body: "OK" }),
  );

const codeSteps = (["contact", "modal"] as const).map((formId): PageState => [
  `the code step of the form ${formId}`,
  placedForms[formId].path,
  async (page) => {
    await takeMail(page);
    const form = await openForm(page, placedForms[formId]);
    await sendButton(form).click();
    await noticeOf(form).waitFor();
    expect(await layoutFaults(page)).toEqual([]);
    await goToCodeStep(form, formId);
    await form.getByText("Attempts 0 of 5").waitFor();
    await enterCode(form, "12");
    await noticeOf(form).and(form.getByRole("alert")).waitFor();
    // One cell wider than its frame on purpose (code-input.module.css).
    await codeField(form).evaluate((field) => field.setAttribute("data-layout-free", ""));
  },
]);

/** States that open over a page or in it. */
const overPages: readonly string[] = [
  ...["the city picker", "the contact modal", "the share menu", "the question before removing"],
  ...["the image viewer", "the saved menu", "the suggestions", "the Filters popover"],
  ...["the calculator's answer, with its years as a table", "the open costs of a home"],
];
const all = [...everywhere.filter(([name]) => overPages.includes(name)), ...codeSteps];
const onWidePages = [1280, "200%", sampleOf([...all, ...wideAlone], wideAlone)] as const;
const onPhones = [390, "200%", [...all, ...narrowAlone]] as const;
const onNarrowPhones = [320, "100%", [...all, ...narrowAlone]] as const;

describe.each(sampleOf([onPhones, onWidePages, onNarrowPhones], [onPhones, onWidePages]))(
  "what opens over a page at %i px with text of %s loses nothing:",
  (width, textSize, opened) => {
    let visit: Visit;
    beforeAll(async () => {
      visit = await reader(width, textSize);
    });
    afterAll(() => visit.close());

    test.each(opened)("%s", async (_name, path, act) => {
      const { page } = visit;
      await open(page, path);
      await act(page);
      // They lie over others on purpose, as the menus of the header say themselves.
      await page
        .locator("[role=listbox], #hero-search details[open] > div")
        .evaluateAll((all) => all.forEach((element) => element.setAttribute("data-open", "")));
      expect(await layoutFaults(page)).toEqual([]);
    });
  },
);

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
  const issues = (await layoutFaults(page)).join("\n");
  expect(issues).toMatch(/scrolls sideways by \d+ px/);
  expect(issues).toMatch(/text <p> "Cut" .*is cut off/);
  expect(issues).toMatch(/text <p> "Outside" .*is cut off/);
  expect(issues).toMatch(/"Covered words" .* overlap/);
  await close();
});
