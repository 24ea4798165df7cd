import type { Locator, Page } from "playwright-core";
import type { EmailKind } from "../../src/config/environment";
import type { EnquiryDetails } from "../../src/features/enquiry/form/enquiry-types";
import { type FormId, formLayouts } from "../../src/features/enquiry/form/form-layouts";
import type { Mailbox, MailboxMessage } from "../../tools/mailbox/mailbox";
import { open } from "./browser";
import { someDetails } from "./enquiry-fixture";
import { eventually } from "./eventually";

/** A form and the page that it is on. */
export interface PlacedForm {
  readonly formId: FormId;
  readonly path: string;
  /** Title of the form: the name of its region, or of the dialog. */
  readonly title: string;
}

/** Opens the page and brings its form into view; the modal is opened by its tab, a visit by its button. */
export async function openForm(page: Page, { formId, path, title }: PlacedForm): Promise<Locator> {
  await open(page, path);
  if (formId === "modal") {
    await page.getByRole("button", { name: "Rent", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    return dialog;
  }
  if (formId === "visit") {
    await page.getByRole("link", { name: "Book a visit" }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await dialog.waitFor();
    return dialog;
  }
  const form = page.getByRole("region", { name: title, exact: true });
  await form.scrollIntoViewIfNeeded();
  return form;
}

/** Chooses the option at a position among those that can be chosen; the first stands for none. */
async function chooseOffered(field: Locator, position: number): Promise<void> {
  const offered = await field.locator("option:not([disabled])").allInnerTexts();
  await field.selectOption(offered[Math.min(position, offered.length - 1)] ?? "");
}

/** Types into every field of the form. */
export async function fillIn(
  form: Locator,
  formId: FormId,
  more: Partial<EnquiryDetails> = {},
): Promise<void> {
  const details = someDetails(more);
  for (const { name } of formLayouts[formId].fields) {
    const field = form.locator(`[name="${name}"]`);
    // The days of a visit are those of the calendar: the second that is offered, which is never today.
    if (name.endsWith("Day") || name.endsWith("Part"))
      await chooseOffered(field, name === "secondDay" ? 3 : 2);
    else if (name === "people" || name === "visitKind") await field.selectOption(details[name]);
    else if (name !== "visitCity") await field.fill(details[name]);
  }
}

export const sendButton = (form: Locator) => form.getByRole("button", { name: "Send OTP to Email" });
export const verifyButton = (form: Locator) => form.getByRole("button", { name: "Verify OTP & Submit" });
export const codeField = (form: Locator) => form.getByRole("textbox", { name: "6-digit code" });
export const noticeOf = (form: Locator) => form.locator("[data-notice]");

/** Fills the form in, asks for the code and waits for step 2. */
export async function goToCodeStep(form: Locator, formId: FormId): Promise<void> {
  await fillIn(form, formId);
  await sendButton(form).click();
  await codeField(form).waitFor();
}

export async function enterCode(form: Locator, code: string): Promise<void> {
  await codeField(form).fill(code);
  await verifyButton(form).click();
}

/** Waits until an e-mail of the kind has arrived, the given number of them, and gives the latest. */
export async function mailOf(mailbox: Mailbox, kind: EmailKind, count = 1): Promise<MailboxMessage> {
  const arrived = () => mailbox.messages().filter((message) => message.kind === kind);
  const latest = (await eventually(arrived, ({ length }) => length >= count)).at(-1);
  if (latest === undefined) throw new Error(`No e-mail no. ${count} of kind ${kind} arrived`);
  return latest;
}

/** The code as the visitor reads it in the inbox, where the template prints it. */
export async function codeInInbox(mailbox: Mailbox, count = 1): Promise<string> {
  const { params, html } = await mailOf(mailbox, "code", count);
  const code = String(params["otp_code"]);
  if (!html.includes(code)) throw new Error("The code does not stand in the e-mail");
  return code;
}
