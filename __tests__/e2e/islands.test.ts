/** Forms whose code comes when the visitor turns to them (docs/decisions/2026-11-22-islands.md). */
import type { Page } from "playwright-core";
import { touchedAttribute } from "../../src/lib/early-clicks";
import homePage from "../site-content/pages/home.json";
import { open } from "../support/browser";
import { enquirySuite } from "../support/enquiry-suite";
import { codeField, fillIn, sendButton } from "../support/enquiry-visit";
import { holdScripts } from "../support/hold-scripts";
import { placedForms } from "../support/placed-forms";
import { quietOf } from "../support/eventually";

const suite = enquirySuite();
const { path, title, formId } = placedForms.contact;
const formOn = (page: Page) => page.getByRole("region", { name: title, exact: true });
/** The form with the island it is in, while that is as it was built; and once it is live. */
const asleep = (page: Page) => formOn(page).locator("xpath=ancestor::*[@data-island][not(@data-live)]");
const live = (page: Page) => formOn(page).locator("xpath=ancestor::*[@data-island][@data-live]");

test("the code of a form is asked for when a field gets the focus, and not before, although it is in view", async () => {
  const { page } = suite;
  const scripts: string[] = [];
  const quiet = quietOf(page);
  await open(page, path);
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await quiet();
  expect(scripts).toEqual([]);
  expect(await asleep(page).count()).toBe(1);
  await formOn(page).locator('[name="email"]').focus();
  await live(page).waitFor({ state: "attached" });
  expect(scripts.length).toBeGreaterThan(0);
});

test("what is typed and pressed before its code is there acts once, in the same fields", async () => {
  const { page, mailbox } = suite;
  await open(page, path);
  await page.waitForLoadState("networkidle");
  const release = await holdScripts(page);
  const form = formOn(page);
  const email = await form.locator('[name="email"]').elementHandle();
  await fillIn(form, formId);
  const send = sendButton(form);
  await send.click();
  expect(await send.getAttribute(touchedAttribute)).toBe("");
  expect(mailbox.messages()).toHaveLength(0);
  expect(await asleep(page).count()).toBe(1);
  release();
  await codeField(form).waitFor();
  expect(await email?.evaluate((field) => field instanceof HTMLInputElement && field.value)).toMatch(/@/);
  expect(mailbox.requests().map(({ kind }) => kind)).toEqual(["code"]);
});

test("what was sent before React has the page goes out, also when the visitor has turned away since", async () => {
  const { page, mailbox } = suite;
  const release = await holdScripts(page);
  await page.goto(path, { waitUntil: "commit" });
  const form = formOn(page);
  await fillIn(form, formId);
  await sendButton(form).click();
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.mouse.move(5, 5);
  release();
  await codeField(form).waitFor();
  expect(mailbox.requests().map(({ kind }) => kind)).toEqual(["code"]);
});

test("a second press before its code is there takes the first back", async () => {
  const { page, mailbox } = suite;
  const quiet = quietOf(page);
  await open(page, path);
  const release = await holdScripts(page);
  const form = formOn(page);
  await fillIn(form, formId);
  await sendButton(form).click();
  await sendButton(form).click();
  expect(await sendButton(form).getAttribute(touchedAttribute)).toBeNull();
  release();
  await live(page).waitFor({ state: "attached" });
  await quiet();
  expect(await codeField(form).count()).toBe(0);
  expect(mailbox.requests()).toEqual([]);
});

test("a link in it leads to its page without loading the site anew", async () => {
  const { page } = suite;
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  // Not with a pointer, which would wake the form on its way to the link.
  await formOn(page)
    .getByRole("link", { name: /privacy policy/i })
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL(/privacy/);
  expect(await page.evaluate(() => Reflect.get(window, "isSameVisit") === true)).toBe(true);
});

test("a page that a link leads to has its form as soon as its heading, and so has the first page after Back", async () => {
  const { page } = suite;
  const withForm = (heading: string) =>
    page.waitForFunction((text) => {
      const isThere = [...document.querySelectorAll("h1")].some((h1) => h1.textContent === text);
      // Asked at the first moment at which the heading is there.
      return isThere && { hasForm: document.querySelector('form [name="email"]') !== null };
    }, heading);
  await open(page, path);
  const contact = (await page.getByRole("heading", { level: 1 }).textContent()) ?? "";
  await page
    .locator(`header a[href="${placedForms.homeLoan.path}"]`)
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL(`**${placedForms.homeLoan.path}`);
  const heading = page.getByRole("heading", { level: 1 }).filter({ hasNotText: contact });
  const loan = (await heading.textContent()) ?? "";
  await page.goBack();
  expect(await (await withForm(contact)).jsonValue()).toEqual({ hasForm: true });
  await page.goForward();
  expect(await (await withForm(loan)).jsonValue()).toEqual({ hasForm: true });
});

test("a part that moves by itself comes to life near the viewport, one that stands still when it is touched", async () => {
  const { page } = suite;
  const quiet = quietOf(page);
  await open(page, "/city/Bangalore");
  await page.waitForLoadState("networkidle");
  const asleepAround = (heading: string) =>
    page
      .getByRole("heading", { name: heading, exact: true })
      .locator("xpath=ancestor::*[@data-island][not(@data-live)]");
  const quotes = asleepAround(homePage.testimonials.heading);
  const budget = asleepAround(homePage.budget.heading);
  expect(await quotes.count()).toBe(1);
  await quotes.evaluate((island) => island.scrollIntoView({ block: "end", behavior: "instant" }));
  await quotes.waitFor({ state: "detached" });
  await budget.evaluate((island) => island.scrollIntoView({ block: "end", behavior: "instant" }));
  await quiet();
  expect(await budget.count()).toBe(1);
  await budget.getByRole("link").first().focus();
  await budget.waitFor({ state: "detached" });
});

test("a page that a link leads to is opened by the browser, whole as built, where its body's code does not come", async () => {
  const { page } = suite;
  await page.route(/category-body/, (route) => route.abort());
  await open(page, path);
  await page.evaluate(() => Object.assign(window, { isSameVisit: true }));
  await page
    .locator('header a[href="/apartments"]')
    .first()
    .evaluate((link) => link instanceof HTMLElement && link.click());
  await page.waitForURL("**/apartments");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.getByRole("main").locator('a[href^="/property/"]').count()).toBeGreaterThan(0);
  expect(await page.evaluate(() => Reflect.get(window, "isSameVisit") === true)).toBe(false);
});
