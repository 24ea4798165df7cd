/**
 * Whatever happens between the first key stroke and the thank-you page — no network, impatient fingers, going back and
 * forth, a reload — no lead is sent twice and nothing typed is lost (docs/decisions/enquiry-delivery.md).
 */
import type { Locator } from "playwright-core";
import { emptyDetails } from "../../src/features/enquiry/form/enquiry-types";
import { formIds, type FormId } from "../../src/features/enquiry/form/form-layouts";
import { enquiryForms } from "../../src/features/enquiry/form/enquiry-forms";
import { pageDataAddress, templateChunkName } from "../../src/gatsby/emitted-files";
import { someDetails } from "../support/enquiry-fixture";
import { enquirySuite } from "../support/enquiry-suite";
import {
  codeField,
  codeInInbox,
  enterCode,
  fillIn,
  goToCodeStep,
  mailOf,
  openForm,
  sendButton,
  verifyButton,
} from "../support/enquiry-visit";
import { open } from "../support/browser";
import { placedForms } from "../support/placed-forms";
import { atRest, eventually, quietOf } from "../support/eventually";
import { everyNth, sampleOf } from "../support/sample";

jest.setTimeout(90_000);

const suite = enquirySuite();

const setOffline = (isOffline: boolean) => suite.page.context().setOffline(isOffline);
const leads = () => suite.mailbox.messages().filter(({ kind }) => kind !== "code");
const thankYou = () => suite.page.getByRole("heading", { level: 1, name: "Thank you, Ananya" });

/** Waits until all of the thank-you page has come, which is asked for once the code is out. */
async function thankYouPageLoaded(quiet: () => Promise<void>): Promise<void> {
  const chunk = templateChunkName("src/pages/thank-you.tsx");
  await suite.page.waitForFunction(
    ({ data, chunk }) => {
      const addresses = performance.getEntriesByType("resource").map(({ name }) => name);
      const hasCome = (part: string, ending: string) =>
        addresses.some((address) => address.includes(part) && address.endsWith(ending));
      return hasCome(data, ".json") && hasCome(chunk, ".js") && hasCome(chunk, ".css");
    },
    { data: pageDataAddress("/thank-you"), chunk },
  );
  await quiet();
}

/** What stands in the fields of a form, by name. */
async function typedInto(form: Locator, formId: FormId) {
  const typed: Record<string, string> = {};
  for (const { name } of enquiryForms[formId].fields) {
    typed[name] = await form.locator(`[name="${name}"]`).inputValue();
  }
  return typed;
}

const everything = (formId: FormId) =>
  Object.fromEntries(enquiryForms[formId].fields.map(({ name }) => [name, someDetails()[name]]));

/** The form again after a reload, once it has taken its draft. */
async function formAfterReload(formId: FormId): Promise<Locator> {
  const { page } = suite;
  const form = formId === "modal" ? await openForm(page, placedForms.modal) : await reloadedForm(formId);
  const email = form.locator('[name="email"]');
  await eventually(
    () => email.inputValue(),
    (typed) => typed !== emptyDetails.email,
  );
  return form;
}

async function reloadedForm(formId: FormId): Promise<Locator> {
  await suite.page.reload();
  const form = suite.page.getByRole("region", { name: placedForms[formId].title, exact: true });
  await form.scrollIntoViewIfNeeded();
  return form;
}

// The choices of a visit are those of the calendar; visit.test.ts reloads it and loses its network.
const reloaded = formIds.filter((id) => id !== "visit");

test.each(sampleOf<FormId>(reloaded, ["listingPage", "blog", "modal"]))(
  "the form %s: reloaded, offline before each step, Enter twice, a double click",
  async (formId) => {
    const { page, mailbox } = suite;
    const { texts, leadKind } = enquiryForms[formId];
    const quiet = quietOf(page);
    await fillIn(await openForm(page, placedForms[formId]), formId);

    const form = await formAfterReload(formId);
    expect(await typedInto(form, formId)).toEqual(everything(formId));

    await setOffline(true);
    await form.locator('[name="email"]').press("Enter");
    await form.getByText(texts.sendFailed).waitFor();
    await form.getByText(/check your internet connection/).waitFor();
    if (formId !== "modal") expect(await typedInto(form, formId)).toEqual(everything(formId));
    await setOffline(false);
    if (formId === "modal") {
      await sendButton(form).dblclick();
    } else {
      await form.locator('[name="email"]').focus();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Enter");
    }
    await codeField(form).waitFor();
    const code = await codeInInbox(mailbox);
    expect(mailbox.messages()).toHaveLength(1);
    await thankYouPageLoaded(quiet);

    await setOffline(true);
    await enterCode(form, code);
    if (formId === "modal") {
      // Kept in this browser: the thank-you page comes without a network too, and the next visit sends the lead.
      await page.getByText(/^Your message is saved in this browser/).waitFor();
      await setOffline(false);
      await open(page, "/about");
      expect((await mailOf(mailbox, leadKind)).params["message"]).toBe(someDetails().message);
      await page.waitForFunction(() => localStorage.getItem("propertyEnquiries") === null);
    } else {
      await form.getByText(texts.leadFailed).waitFor();
      expect(await codeField(form).inputValue()).toBe(code);
      await setOffline(false);
      await verifyButton(form).dblclick();
      await thankYou().waitFor();
      expect(await mailOf(mailbox, leadKind)).toMatchObject({ params: { message: someDetails().message } });
      expect(page.url()).toMatch(/\/thank-you$/);
    }
    expect(mailbox.requests().map(({ kind }) => kind)).toEqual(["code", leadKind]);
  },
);

test("a network lost behind the lead still ends on the thank-you page, which was loaded ahead", async () => {
  const { page, mailbox } = suite;
  const quiet = quietOf(page);
  const form = await openForm(page, placedForms.property);
  await goToCodeStep(form, "property");
  const code = await codeInInbox(mailbox);
  await thankYouPageLoaded(quiet);
  const origin = new URL(page.url()).origin;
  await page.route(
    (url) => url.origin === origin,
    (route) => route.abort(),
  );
  await enterCode(form, code);
  await thankYou().waitFor();
  expect(leads()).toHaveLength(1);
});

test("another page and Back at step 2 bring the details back; Back after the end sends nothing again", async () => {
  const { page, mailbox } = suite;
  const first = await openForm(page, placedForms.property);
  await goToCodeStep(first, "property");
  await codeInInbox(mailbox);
  await page.getByRole("banner").getByRole("link", { name: "About" }).first().click();
  await page.waitForURL("**/about");
  await page.goBack();
  const form = await formAfterReload("property");
  expect(await typedInto(form, "property")).toEqual(everything("property"));
  await form.getByText(`The code sent to ${someDetails().email} no longer works`).waitFor();
  await sendButton(form).click();
  await enterCode(form, await codeInInbox(mailbox, 2));
  await thankYou().waitFor();

  await page.goBack();
  await page.waitForURL(`**${placedForms.property.path}`);
  const emptied = page.getByRole("region", { name: placedForms.property.title, exact: true });
  expect(await emptied.locator('[name="name"]').inputValue()).toBe("");
  await page.goForward();
  await thankYou().waitFor();
  expect(leads()).toHaveLength(1);
  const conversions = await page.evaluate(() => (window.dataLayer ?? []).length);
  expect(conversions).toBe(1);
});

test.each(everyNth(["property", "blog", "homeLoan"] as const, 2))(
  "on a low screen the button of the form %s is in reach halfway down the page",
  async (formId) => {
    const { page } = suite;
    await page.setViewportSize({ width: 1366, height: 657 });
    const form = await openForm(page, placedForms[formId]);
    await page.mouse.wheel(0, 400);
    await atRest(page);
    await sendButton(form).scrollIntoViewIfNeeded();
    const box = await sendButton(form).boundingBox();
    expect(box).not.toBeNull();
    expect((box?.y ?? 657) + (box?.height ?? 0)).toBeLessThanOrEqual(657);
    expect(await form.getByText("Name", { exact: true }).first().isVisible()).toBe(true);
  },
);
