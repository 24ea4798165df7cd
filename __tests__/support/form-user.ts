import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EmailKind } from "../../src/config/emailjs-environment";
import type { EnquiryDetails, MailParams } from "../../src/features/enquiry/form/enquiry-types";
import { formLayouts, type FormId } from "../../src/features/enquiry/form/form-layouts";
import type { SendFailureReason, SendResult } from "../../src/features/enquiry/flow/mail-result";
import { someDetails, type SentMail } from "./enquiry-fixture";

/** Runs an action and waits for React and for promises. */
export const acted = (action: () => void): Promise<void> =>
  act(() => {
    action();
    return Promise.resolve();
  });

/** Replaces the e-mail client: records what is sent; answers can be queued, the default is success. */
export function aMailService() {
  const sent: SentMail[] = [];
  const answers: Promise<SendResult>[] = [];
  return {
    sent,
    send: (kind: EmailKind, params: MailParams): Promise<SendResult> => {
      sent.push({ kind, params });
      return answers.shift() ?? Promise.resolve({ ok: true });
    },
    prepare: () => undefined,
    leads: () => sent.filter(({ kind }) => kind !== "code"),
    codeInInbox: () => sent.findLast(({ kind }) => kind === "code")?.params["otp_code"] ?? "",
    fail: (reason: SendFailureReason = "provider", status = 500) =>
      answers.push(Promise.resolve({ ok: false, reason, status })),
    hold: () => {
      let release: (result: SendResult) => void = () => undefined;
      answers.push(new Promise((resolve) => (release = resolve)));
      return (result: SendResult) => acted(() => release(result));
    },
    clear: () => {
      sent.length = 0;
      answers.length = 0;
    },
  };
}

/** A user at the keyboard, with fake timers. */
export const typist = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

export const sendButton = () => screen.getByRole("button", { name: "Send OTP to Email" });
export const verifyButton = () => screen.getByRole("button", { name: "Verify OTP & Submit" });
export const codeField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "6-digit code" });
export const fieldOf = (label: string) =>
  screen.getByRole<HTMLInputElement>("textbox", {
    name: (name) => name.replace(" (optional)", "") === label,
  });

/** Types into every field of a form. */
export async function fillIn(formId: FormId, more: Partial<EnquiryDetails> = {}): Promise<void> {
  const user = typist();
  const details = someDetails(more);
  for (const { name, label } of formLayouts[formId].fields) {
    const field = fieldOf(label);
    await user.clear(field);
    if (details[name] !== "") await user.type(field, details[name]);
  }
}

export const passSeconds = (seconds: number) => acted(() => jest.advanceTimersByTime(seconds * 1000));
