import type { Draft } from "../form/draft-store";
import {
  emptyDetails,
  type EnquiryDetails,
  type FormNotice,
  type SendFailureReason,
  type SendResult,
} from "../form/enquiry-types";
import { firstFailure, type FormDefinition } from "../form/enquiry-forms";

/** What became of an e-mail; `isKept` where it failed and this browser keeps the enquiry. */
export interface MailAnswer {
  readonly result: SendResult;
  readonly isKept: boolean;
}

export type EnquiryEvent =
  | { readonly type: "edit"; readonly field: keyof EnquiryDetails; readonly value: string }
  | { readonly type: "editCode"; readonly value: string }
  | { readonly type: "submitDetails" | "resend" | "back" | "restart" }
  | ({ readonly type: "codeAnswered" | "leadAnswered" } & MailAnswer)
  /** `matches` comes from the session: the machine never has the code. */
  | { readonly type: "submitCode"; readonly matches: boolean }
  | ({ readonly type: "restore" } & Draft);

/** docs/requirements.md 9. */
export const codeValidityMs = 300_000;
export const resendCooldownMs = 60_000;
export const maxWrongAttempts = 5;

export type EnquiryPhase = "details" | "sending" | "code" | "resending" | "verifying" | "done";

export interface EnquiryNotice extends FormNotice {
  /** Decides the next step offered. */
  readonly reason?: SendFailureReason;
  /** This browser keeps the enquiry and tries again. */
  readonly isKept?: boolean;
  /** Answers nothing that the visitor did: the focus stays. */
  readonly isUnasked?: boolean;
  readonly detail?: string;
}

/** Everything about the code that was sent but the code (docs/decisions/enquiry-flow.md). */
interface Challenge {
  /** Trimmed; editing the e-mail voids the code. */
  readonly sentTo: string;
  readonly expiresAtMs: number;
  readonly resendAtMs: number;
}

/** Never holds the code, only what the visitor typed for it. */
export interface EnquiryState {
  readonly phase: EnquiryPhase;
  readonly details: EnquiryDetails;
  readonly codeInput: string;
  readonly challenge: Challenge | null;
  readonly wrongAttempts: number;
  readonly notice: EnquiryNotice | null;
}

export const noCode = { challenge: null, codeInput: "", wrongAttempts: 0 } as const;

/** `details` are already known: a prefilled message, a draft. */
export function startEnquiry(details: Partial<EnquiryDetails>): EnquiryState {
  return { ...noCode, phase: "details", details: { ...emptyDetails, ...details }, notice: null };
}

/** docs/requirements.md 4.1. */
export function stepOf(phase: EnquiryPhase): 1 | 2 | 3 {
  if (phase === "done") return 3;
  return phase === "details" || phase === "sending" ? 1 : 2;
}

/** An e-mail is on its way; every button is disabled. */
export function isBusy(phase: EnquiryPhase): boolean {
  return phase === "sending" || phase === "resending" || phase === "verifying";
}

function secondsUntil(timeMs: number, nowMs: number, spanMs: number): number {
  return Math.ceil(Math.min(Math.max(timeMs - nowMs, 0), spanMs) / 1000);
}

/** By the clock, so that it is right in a tab whose timers slept. */
export function resendSecondsLeft(state: EnquiryState, nowMs: number): number {
  return state.challenge === null ? 0 : secondsUntil(state.challenge.resendAtMs, nowMs, resendCooldownMs);
}

/** 0 where no code is out. */
export function validSecondsLeft(state: EnquiryState, nowMs: number): number {
  return state.challenge === null ? 0 : secondsUntil(state.challenge.expiresAtMs, nowMs, codeValidityMs);
}

/** docs/requirements.md 4.1, step 6. */
export function canResend(state: EnquiryState, nowMs: number): boolean {
  return state.phase === "code" && resendSecondsLeft(state, nowMs) === 0;
}

/** For forms that check a phone while it is typed (docs/requirements.md 5.1, blog). */
export function livePhoneMessage(form: FormDefinition, details: EnquiryDetails): string | null {
  return firstFailure(form.phoneChecks, details, form.phoneRule)?.text ?? null;
}
