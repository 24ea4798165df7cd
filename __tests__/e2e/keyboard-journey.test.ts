/**
 * From the first page to the enquiry in the agency's inbox with the keyboard alone: Tab, Enter, Space, arrows
 * and typing. Nothing here clicks, focuses or fills in by any other way.
 */
import type { Locator } from "playwright-core";
import { desktop, open, phone } from "../support/browser";
import { someDetails } from "../support/enquiry-fixture";
import { enquirySuite } from "../support/enquiry-suite";
import { codeField, codeInInbox, mailOf } from "../support/enquiry-visit";
import { eventually } from "../support/eventually";

jest.setTimeout(360_000);

/** More stops than any page has before what is looked for; reaching it means a trap or an unreachable control. */
const stopLimit = 150;

const suite = enquirySuite({ city: undefined });

const press = (key: string) => suite.page.keyboard.press(key);
const type = (text: string) => suite.page.keyboard.type(text);
const main = () => suite.page.getByRole("main");

const isFocused = async (target: Locator): Promise<boolean> =>
  (await target.count()) > 0 && (await target.first().evaluate((node) => node === document.activeElement));

/**
 * Waits for another page, and until it has glided to its top (docs/requirements.md 2.1): that may pass what has the
 * focus.
 */
async function arrive(url: string | RegExp): Promise<void> {
  await suite.page.waitForURL(url);
  await suite.page.waitForFunction(() => window.scrollY === 0);
}

/** Goes on with Tab until the target has the focus, and sees it on the screen there, with a mark around it. */
async function tabTo(target: Locator): Promise<void> {
  for (let stops = 0; stops < stopLimit && !(await isFocused(target)); stops += 1) await press("Tab");
  expect(await isFocused(target)).toBe(true);
  // The page may still be gliding there.
  const isOnScreen = () =>
    target.first().evaluate((node) => {
      const { top, bottom } = node.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    });
  await eventually(isOnScreen, Boolean);
}

/** The skip link is the first stop of a page and leads past the header. */
async function skipToContent(): Promise<void> {
  const skipLink = suite.page.getByRole("link", { name: "Skip to main content" });
  await press("Tab");
  expect(await isFocused(skipLink)).toBe(true);
  const box = await skipLink.boundingBox();
  expect(box?.y).toBeGreaterThanOrEqual(0);
  await press("Enter");
  expect(await isFocused(main())).toBe(true);
}

test.each([
  ["a desktop", desktop],
  ["a phone with a keyboard", phone],
] as const)("on %s: city, search, filter, a home, its enquiry, the code, thank you", async (_, viewport) => {
  const { page, mailbox } = suite;
  const details = someDetails();
  await page.setViewportSize(viewport);
  await open(page, "/");
  await skipToContent();
  await tabTo(main().getByRole("link", { name: /^Bangalore/ }));
  await press("Enter");
  await arrive("**/city/Bangalore");

  await tabTo(main().getByRole("combobox", { name: "Locality, project or landmark" }));
  await type("whitefield");
  await press("Enter");
  await arrive(/\/allproperties\?.*whitefield/);
  await main().getByRole("link", { name: "View The Kaveri Terraces" }).waitFor();

  if (viewport === desktop) {
    await tabTo(main().getByRole("checkbox", { name: "3 BHK" }));
    await press("Space");
  } else {
    await tabTo(main().getByRole("button", { name: /^Filters/ }));
    await press("Enter");
    const drawer = page.getByRole("dialog", { name: "Filters" });
    await tabTo(drawer.getByRole("checkbox", { name: "3 BHK" }));
    await press("Space");
    await press("Escape");
    await drawer.waitFor({ state: "hidden" });
  }
  await page.waitForURL(/bhk=3/);
  await tabTo(main().getByRole("link", { name: "View The Kaveri Terraces" }));
  await press("Enter");
  await arrive("**/property/the-kaveri-terraces");
  await main().getByRole("heading", { level: 1, name: "The Kaveri Terraces" }).waitFor();

  const form = page.getByRole("region", { name: "Ask about this home", exact: true });
  await tabTo(form.getByRole("textbox", { name: "Name" }));
  await type(details.name);
  await press("Tab");
  // A slip first: the error takes the focus back to its field.
  await type("ananya");
  await press("Enter");
  await form.getByRole("alert").waitFor();
  const email = form.getByRole("textbox", { name: "E-mail" });
  await email.and(form.locator('[aria-invalid="true"]')).waitFor();
  expect(await isFocused(email)).toBe(true);
  await press("End");
  await type("@example.com");
  await press("Tab");
  expect(await isFocused(form.getByRole("combobox", { name: "Country code" }))).toBe(true);
  await type("United K");
  await press("Tab");
  await type("07700 900123");
  await press("Tab");
  const message = form.getByRole("textbox", { name: "Message" });
  expect(await isFocused(message)).toBe(true);
  await press("Control+A");
  await type(details.message);
  await tabTo(form.getByRole("button", { name: "Send OTP to Email" }));
  await press("Enter");

  await codeField(form).waitFor();
  await expectFocus(codeField(form));
  await type(await codeInInbox(mailbox));
  await press("Enter");
  await page.waitForURL("**/thank-you");
  await page.getByRole("heading", { level: 1, name: "Thank you, Ananya" }).waitFor();
  const lead = await mailOf(mailbox, "property");
  expect(lead.params).toMatchObject({
    name: details.name,
    email: "ananya@example.com",
    phone: "+447700900123",
    message: details.message,
    propertyTitle: "The Kaveri Terraces",
  });
  await tabTo(main().getByRole("link", { name: "Return Home" }));
  await press("Enter");
  await page.waitForURL(/\/(city\/Bangalore)?$/);
  expect(suite.visit.complaints).toEqual([]);
});

/** The focus moves once the step has changed. */
async function expectFocus(target: Locator): Promise<void> {
  await eventually(() => isFocused(target), Boolean);
}
