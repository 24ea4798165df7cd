import { emptyDetails, type EnquiryDetails, type FormNotice } from "../form/enquiry-types";
import type { FormDefinition } from "../form/enquiry-forms";
import { firstFailure } from "../form/detail-checks";
import type { SendFailureReason, SendResult } from "./mail-result";

/**
 * What can happen to an enquiry. `nowMs` is in milliseconds of a clock that nobody sets, `submittedAtMs` in those since
 * 1970.
 */
export type EnquiryEvent =
  | { readonly type: "edit"; readonly field: keyof EnquiryDetails; readonly value: string }
  | { readonly type: "editCode"; readonly value: string }
  | { readonly type: "submitDetails"; readonly nowMs: number }
  | { readonly type: "resend"; readonly nowMs: number }
  | {
      readonly type: "codeAnswered";
      readonly requestId: number;
      readonly result: SendResult;
      readonly nowMs: number;
      /** Whether this browser could store the enquiry of a code that was not sent. */
      readonly isKept: boolean;
    }
  /** `matches` is the code keeper's answer; the machine itself never sees the code. */
  | { readonly type: "submitCode"; readonly matches: boolean; readonly nowMs: number }
  | {
      readonly type: "leadAnswered";
      readonly requestId: number;
      readonly result: SendResult;
      readonly submittedAtMs: number;
      /** Whether this browser could store the undelivered lead. */
      readonly isKept: boolean;
    }
  | { readonly type: "back" }
  | { readonly type: "restart" }
  | {
      readonly type: "restore";
      readonly details: Partial<EnquiryDetails>;
      /** The address that a code was sent to which this page no longer knows; null for none. */
      readonly lostCodeTo: string | null;
    };

/** What the session must do after a transition. */
export type EnquiryCommand =
  | { readonly type: "sendCode"; readonly requestId: number }
  | { readonly type: "acceptCode" }
  | { readonly type: "rejectCode" }
  | { readonly type: "discardCode" }
  | { readonly type: "sendLead"; readonly requestId: number }
  | {
      readonly type: "finish";
      readonly details: EnquiryDetails;
      readonly submittedAtMs: number;
      readonly isKept: boolean;
    };

/** docs/requirements.md 9. */
export const codeValidityMs = 300_000;
export const resendCooldownMs = 60_000;
export const maxWrongAttempts = 5;

/**
 * The phase of an enquiry: `details` and `sending` are step 1, `code`, `resending`, `verifying` and `done` are step 2.
 */
export type EnquiryPhase = "details" | "sending" | "code" | "resending" | "verifying" | "done";

/** The message of a form, with what its flow knows about it. */
export interface EnquiryNotice extends FormNotice {
  /** Why an e-mail failed; decides which next step is offered. */
  readonly reason?: SendFailureReason;
  /** An e-mail failed, and this browser keeps the enquiry and tries again. */
  readonly isKept?: boolean;
  /** It answers nothing that the visitor did, and leaves the focus where it is. */
  readonly isUnasked?: boolean;
  /** Wrong code: shown behind the text, e.g. "2 of 5 attempts used". */
  readonly detail?: string;
}

/** What the state holds about the code that was sent: everything but the code (docs/decisions/enquiry-flow.md). */
interface Challenge {
  /** Trimmed address that the code was sent to; editing the e-mail voids the code. */
  readonly sentTo: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

/** The whole state of one form. The code itself is never in it, only what the visitor typed for it. */
export interface EnquiryState {
  readonly phase: EnquiryPhase;
  readonly details: EnquiryDetails;
  /** What the visitor typed into the code field so far. */
  readonly codeInput: string;
  readonly challenge: Challenge | null;
  readonly wrongAttempts: number;
  readonly notice: EnquiryNotice | null;
  /** Incremented with every e-mail, so that a late answer to an earlier one is recognised. */
  readonly requestId: number;
}

/** The initial state: step 1, with details that are already known (a prefilled message, a draft). */
export function startEnquiry(details: Partial<EnquiryDetails> = {}): EnquiryState {
  return {
    phase: "details",
    details: { ...emptyDetails, ...details },
    codeInput: "",
    challenge: null,
    wrongAttempts: 0,
    notice: null,
    requestId: 0,
  };
}

/** The step that a phase belongs to (docs/requirements.md 4.1). */
export function stepOf(phase: EnquiryPhase): 1 | 2 {
  return phase === "details" || phase === "sending" ? 1 : 2;
}

/** Whether an e-mail is on its way; every button is disabled then. */
export function isBusy(phase: EnquiryPhase): boolean {
  return phase === "sending" || phase === "resending" || phase === "verifying";
}

/** Whole seconds from now until a time, never below 0 and never above the span. */
function secondsUntil(timeMs: number, nowMs: number, spanMs: number): number {
  return Math.ceil(Math.min(Math.max(timeMs - nowMs, 0), spanMs) / 1000);
}

/** Seconds until a code may be sent again; computed from the clock, so that it is right in a tab whose timers slept. */
export function resendSecondsLeft(state: EnquiryState, nowMs: number): number {
  return state.challenge === null ? 0 : secondsUntil(state.challenge.resendAtMs, nowMs, resendCooldownMs);
}

/** Seconds for which the code that was sent stays valid. */
export function validSecondsLeft(state: EnquiryState, nowMs: number): number {
  return state.challenge === null ? 0 : secondsUntil(state.challenge.expiresAtMs, nowMs, codeValidityMs);
}

/** Whether the resend button is enabled (docs/requirements.md 4.1, step 6). */
export function canResend(state: EnquiryState, nowMs: number): boolean {
  return state.phase === "code" && resendSecondsLeft(state, nowMs) === 0;
}

/** E.g. "2 of 5 attempts used", beside the message of a wrong code. */
export function attemptsText(wrongAttempts: number): string {
  return `${wrongAttempts} of ${maxWrongAttempts} attempts used`;
}

/** Message for a phone that is being typed, on forms that check it live (docs/requirements.md 5.1, blog), or null. */
export function livePhoneMessage(form: FormDefinition, details: EnquiryDetails): string | null {
  return firstFailure(form.livePhoneChecks, details, form.phoneRule)?.text ?? null;
}
