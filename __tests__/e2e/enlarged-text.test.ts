/**
 * Text of twice its size and a window of 320 px take nothing from a form and its code step: no sideways scroll, no text or
 * control cut off or covered (WCAG 2.2: 1.4.4, 1.4.10). Pages are looked at in page-kinds.test.ts, what opens over them in
 * axe-states.test.ts.
 */
import type { Browser, Page } from "playwright-core";
import { open, openBrowser, visitor, type Visit } from "../support/browser";
import { codeField, enterCode, goToCodeStep, noticeOf, openForm, sendButton } from "../support/enquiry-visit";
import { layoutIssues } from "../support/layout-issues";
import type { PageState } from "../support/page-states";
import { placedForms } from "../support/placed-forms";
import { sampleOf } from "../support/sample";

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
    expect(await layoutIssues(page)).toEqual([]);
    await goToCodeStep(form, formId);
    await form.getByText("Attempts 0 of 5").waitFor();
    await enterCode(form, "12");
    await noticeOf(form).and(form.getByRole("alert")).waitFor();
    // One cell wider than its frame on purpose (code-input.module.css).
    await codeField(form).evaluate((field) => field.setAttribute("data-layout-free", ""));
  },
]);

const sizes = sampleOf(
  [
    [390, "200%"],
    [320, "100%"],
  ] as const,
  [[390, "200%"]] as const,
);

describe.each(sizes)("a form in its code step at %i px with text of %s loses nothing:", (width, textSize) => {
  let visit: Visit;
  beforeAll(async () => {
    visit = await reader(width, textSize);
  });
  afterAll(() => visit.close());

  test.each(codeSteps)("%s", async (_name, path, act) => {
    const { page } = visit;
    await open(page, path);
    await act(page);
    expect(await layoutIssues(page)).toEqual([]);
  });
});

test("the look for issues sees what is cut off, covered or out of the window", async () => {
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
  const issues = (await layoutIssues(page)).join("\n");
  expect(issues).toMatch(/scrolls sideways by \d+ px/);
  expect(issues).toMatch(/text <p> "Cut" .*is cut off/);
  expect(issues).toMatch(/text <p> "Outside" .*is cut off/);
  expect(issues).toMatch(/"Covered words" .* overlap/);
  await close();
});
