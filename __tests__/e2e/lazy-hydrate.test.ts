/** Parts of a page that React hydrates after its shell (docs/decisions/rendering-and-hydration.md). */
import type { Page } from "playwright-core";
import { open } from "../support/browser";
import { enquirySuite } from "../support/enquiry-suite";
import { codeField, fillIn, sendButton } from "../support/enquiry-visit";
import { holdScripts, neverIdle, shellIsHydrated } from "../support/hold-scripts";
import { placedForms } from "../support/placed-forms";

const suite = enquirySuite();
const { path, title, formId } = placedForms.contact;
const formOn = (page: Page) => page.getByRole("region", { name: title, exact: true });
const dehydrated = (page: Page) => page.locator("[data-dehydrated]");

test("a change of the address leaves the HTML of parts that are not hydrated yet as it is", async () => {
  const { page } = suite;
  await neverIdle(page);
  await page.goto("/allproperties");
  await shellIsHydrated(page);
  const link = await page.getByRole("contentinfo").getByRole("link").first().elementHandle();
  const waitingFooter = dehydrated(page).filter({ has: page.getByRole("contentinfo") });
  expect(await waitingFooter.count()).toBe(0);
  const emptied = await page.evaluateHandle(() => {
    const emptyParts: string[] = [];
    const look = () => {
      for (const part of document.querySelectorAll("[data-dehydrated]"))
        if (part.children.length === 0) emptyParts.push(part.outerHTML);
      requestAnimationFrame(look);
    };
    look();
    return emptyParts;
  });
  const crumbs = page.getByRole("navigation", { name: /breadcrumb/i });
  await crumbs.getByRole("link").first().click();
  await page.waitForURL("**/city/Bangalore");
  await page.waitForFunction(() => document.querySelector("footer [data-dehydrated]") === null);
  expect(await emptied.jsonValue()).toEqual([]);
  expect(await link?.evaluate((element) => element.isConnected)).toBe(true);
});

test("a fragment that cannot be decoded, followed as soon as the shell is hydrated, leaves the HTML of all parts as it is", async () => {
  const { page } = suite;
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  // At the first part that is hydrated, the others are between their HTML and React.
  await page.addInitScript(() => {
    new MutationObserver((changes, observer) => {
      if (!changes.some(({ attributeName }) => attributeName === "data-dehydrated")) return;
      observer.disconnect();
      Object.assign(document.createElement("a"), { href: "#50%" }).click();
    }).observe(document, { attributes: true, subtree: true });
  });
  await page.goto("/property/lake-house-agara#50%");
  await dehydrated(page).first().waitFor({ state: "detached" });
  expect(errors).toEqual([]);
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

test("a line that a password manager has put above a button that waits stays there, and the first press after the mouse has come acts", async () => {
  const { page } = suite;
  await neverIdle(page);
  await page.goto(path);
  await shellIsHydrated(page);
  const form = formOn(page);
  await form.locator("input[type=email]").evaluate((field) => {
    field.insertAdjacentHTML("afterend", '<p style="height: 3rem">Fill in?</p>');
  });
  await sendButton(form).hover();
  await dehydrated(page).filter({ has: form }).waitFor({ state: "detached" });
  const button = await sendButton(form).boundingBox();
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 10);
  await form.locator("[data-notice]").waitFor();
  expect(await form.locator("input[type=email] + p").count()).toBe(1);
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

test("a form whose flow does not come says so at the press, and the next press acts", async () => {
  const { page } = suite;
  const known = new Set<string>();
  let isHydrated = false;
  await neverIdle(page);
  await page.route(/\.js$/, (route) => {
    const request = route.request();
    if (!isHydrated && request.headers()["sec-purpose"] !== "prefetch") known.add(request.url());
    return known.has(request.url()) ? route.continue() : route.abort();
  });
  await page.goto(path);
  await shellIsHydrated(page);
  isHydrated = true;
  const form = formOn(page);
  await fillIn(form, formId);
  await sendButton(form).click();
  await form.getByText("This form could not be loaded.").waitFor();
  await page.unroute(/\.js$/);
  await sendButton(form).click();
  await codeField(form).waitFor();
});
