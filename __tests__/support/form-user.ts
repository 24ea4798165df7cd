import { act, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { EmailKind } from "../../src/config/environment";
import type {
  EnquiryDetails,
  MailParams,
  SendFailureReason,
  SendResult,
} from "../../src/features/enquiry/form/enquiry-types";
import { formLayouts, type FormId } from "../../src/features/enquiry/form/form-layouts";
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

export const typist = () => userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

export const sendButton = () => screen.getByRole("button", { name: "Send OTP to Email" });
export const verifyButton = () => screen.getByRole("button", { name: "Verify OTP & Submit" });
export const codeField = () => screen.getByRole<HTMLInputElement>("textbox", { name: "6-digit code" });
export const fieldOf = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(
    (name, element) =>
      element?.matches("input, textarea") === true && name.replace(" (optional)", "") === label,
  );

export const press = (button: Element) => acted(() => void fireEvent.click(button));

/** Puts a text into a field at once, as autofill, a drop and dictation do. */
export const put = (field: Element, value: string) => fireEvent.input(field, { target: { value } });

/** Types at the end of a field; "⌫" deletes. */
export function type(field: HTMLInputElement, keys: string): void {
  for (const key of keys) put(field, key === "⌫" ? field.value.slice(0, -1) : field.value + key);
}

export function fillIn(formId: FormId, more: Partial<EnquiryDetails> = {}): void {
  const details = someDetails(more);
  for (const { name, label } of formLayouts[formId].fields) put(fieldOf(label), details[name]);
}

export function askForCode(formId: FormId, more: Partial<EnquiryDetails> = {}): Promise<void> {
  fillIn(formId, more);
  return press(sendButton());
}

export async function enterCode(code: string): Promise<void> {
  put(codeField(), code);
  await press(verifyButton());
}

export const passSeconds = (seconds: number) => acted(() => jest.advanceTimersByTime(seconds * 1000));
