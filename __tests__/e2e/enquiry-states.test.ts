/**
 * Walks each form through every state of docs/requirements.md 4.1 with one page load: axe finds nothing in any of them,
 * and the code stands nowhere but in the visitor's inbox and field (docs/decisions/enquiry-flow.md).
 */
import { formIds, type FormId, sendingButtonText } from "../../src/features/enquiry/form/form-layouts";
import { enquiryForms } from "../../src/features/enquiry/form/enquiry-forms";
import { pageDataAddress } from "../../src/gatsby/emitted-files";
import { recordCodeTraces } from "../support/code-traces";
import { anotherCode } from "../support/enquiry-fixture";
import { enquirySuite } from "../support/enquiry-suite";
import {
  codeField,
  codeInInbox,
  enterCode,
  fillIn,
  noticeOf,
  openForm,
  sendButton,
  verifyButton,
} from "../support/enquiry-visit";
import { pageIssues } from "../support/page-issues";
import { placedForms } from "../support/placed-forms";
import { sampleOf } from "../support/sample";

jest.setTimeout(90_000);

// Colours that are still changing have another contrast.
const suite = enquirySuite({ reducedMotion: "reduce" });

/** The modal and the visit open in a dialog, and keep in this browser what they cannot send. */
const isInDialog = (formId: FormId) => enquiryForms[formId].keepsUndelivered;
const scopeOf = (formId: FormId) =>
  isInDialog(formId) ? "dialog[open]" : `section:has(> ol [aria-current="step"], > ol svg)`;

/** Holds requests back until the returned function is called; from then on they go through. */
async function hold(pattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await suite.page.route(pattern, async (route) => {
    await gate;
    await route.continue();
  });
  return release;
}

const holdMail = () => hold("**/api/v1.0/email/send");

/** Milliseconds for which the modal shows its success here; on the site it is 700 (docs/requirements.md 4.1). */
const longPauseMs = 30_000;

/** Stretches the modal's pause in the page, so that axe has the time to look. */
function stretchModalPause(pauseMs: number): void {
  const wait = window.setTimeout.bind(window);
  Object.assign(window, {
    setTimeout: (task: () => void, delayMs?: number) => wait(task, delayMs === 700 ? pauseMs : delayMs),
  });
}

/** One in the page with most fields and one in a dialog; the code step is the same in all. */
const someForms: readonly FormId[] = ["propertyManagement", "modal"];

test.each(sampleOf(formIds, someForms))("the form %s", async (formId) => {
  const { page, mailbox } = suite;
  const { texts } = enquiryForms[formId];
  const issues: string[] = [];
  const look = async (state: string) => {
    const stateIssues = await pageIssues(page, scopeOf(formId));
    issues.push(...stateIssues.map((issue) => `${state}: ${issue}`));
  };
  const recorder = recordCodeTraces(page);
  await page.clock.install();
  await page.addInitScript(stretchModalPause, longPauseMs);
  // Held back, so that the form's last state stays on show.
  const showThankYou = await hold(`**${pageDataAddress("/thank-you")}`);
  const form = await openForm(page, placedForms[formId]);
  await look("details");

  await form.locator('[name="email"]').fill("");
  await sendButton(form).click();
  await noticeOf(form).waitFor();
  await look("error");

  await fillIn(form, formId);
  const answerCode = await holdMail();
  mailbox.setMode("500", "code");
  await sendButton(form).click();
  await form.getByRole("button", { name: sendingButtonText }).waitFor();
  await look("sending");
  answerCode();
  await form.getByText(texts.sendFailed).waitFor();
  await look("failure of the code, with the next step");

  mailbox.setMode("none");
  await sendButton(form).click();
  const first = await codeInInbox(mailbox);
  await form.getByText(`Attempts 0 of 5`).waitFor();
  await noticeOf(form).and(form.getByRole("status")).waitFor();
  await look("code step");
  await enterCode(form, anotherCode(first));
  await form.getByText("(1 of 5 attempts used)").waitFor();
  await look("wrong code");
  for (let attempt = 2; attempt <= 5; attempt += 1) await enterCode(form, anotherCode(first));
  await form.getByText(texts.tooManyAttempts).waitFor();
  await look("after five attempts");

  await sendButton(form).click();
  const second = await codeInInbox(mailbox, 2);
  await codeField(form).waitFor();
  await page.clock.fastForward(301_000);
  await form.getByText("Code expired").waitFor();
  await look("expired, at step 2");
  await enterCode(form, second);
  await form.getByText(texts.codeExpired).waitFor();
  await look("expired");

  await sendButton(form).click();
  const third = await codeInInbox(mailbox, 3);
  await codeField(form).waitFor();
  await codeField(form).pressSequentially(third);
  const traces = [...(await recorder.tracesOf(third))];
  if (!isInDialog(formId)) {
    mailbox.setMode("412", "lead");
    await verifyButton(form).click();
    await form.getByText(texts.leadFailed).waitFor();
    await look("failure of the lead, with the next step");
    mailbox.setMode("none");
  }
  const answerLead = await holdMail();
  await verifyButton(form).click();
  await form.getByRole("button", { name: texts.verifyingButton }).waitFor();
  await look("verifying");
  answerLead();
  await form.getByText(texts.leadSent).waitFor();
  await look("success");
  traces.push(...(await recorder.tracesOf(third)));

  await page.clock.fastForward(longPauseMs);
  showThankYou();
  await page.getByRole("heading", { level: 1, name: "Thank you, Ananya" }).waitFor();
  for (const code of [first, second, third]) traces.push(...(await recorder.tracesOf(code)));
  expect(issues).toEqual([]);
  expect(traces).toEqual([]);
});
