import { interpolate } from "../../../lib/interpolate";
import type { Draft } from "../form/draft-store";
import { firstFailure, required, type DetailCheck, type FormDefinition } from "../form/enquiry-forms";
import { nextSteps } from "../form/enquiry-texts";
import {
  emptyDetails,
  maxMessageLength,
  type EnquiryDetails,
  type FormNotice,
  type SendFailureReason,
  type SendResult,
} from "../form/enquiry-types";
import type { PhoneRule } from "../form/phone-input";
import { parsePhoneInput, truncatePhone } from "../form/phone-reading";
import { parseCodeInput } from "./one-time-code";

/** What became of an e-mail; `isKept` where it failed and this browser keeps the enquiry. */
interface MailAnswer {
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
const resendCooldownMs = 60_000;
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

const noCode = { challenge: null, codeInput: "", wrongAttempts: 0 } as const;

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

interface EnquirySetup {
  readonly form: FormDefinition;
  readonly initialDetails: Partial<EnquiryDetails>;
}

const issue = (text: string, more: Omit<EnquiryNotice, "kind" | "text"> = {}): EnquiryNotice => ({
  kind: "error",
  text,
  ...more,
});

const success = (text: string): EnquiryNotice => ({ kind: "success", text });

/** Keeps all that was typed except the code (docs/requirements.md 4.1, steps 4 and 5). */
const backToDetails = (state: EnquiryState, notice: EnquiryNotice | null): EnquiryState => ({
  ...state,
  ...noCode,
  phase: "details",
  notice,
});

/** With the first failure of the checks; null where there is none. */
const failed = (
  state: EnquiryState,
  checks: readonly DetailCheck[],
  { phoneRule }: FormDefinition,
): EnquiryState | null => {
  const failure = firstFailure(checks, state.details, phoneRule);
  return failure && { ...state, notice: { kind: "error", ...failure } };
};

type Edit = Extract<EnquiryEvent, { readonly type: "edit" }>;

const entryOf = ({ countryCode, phone }: EnquiryDetails, { field, value }: Edit, rule: PhoneRule) => {
  if (field === "phone") return parsePhoneInput(value, countryCode, rule);
  if (field === "countryCode") return { countryCode: value, phone: truncatePhone(phone, value, rule) };
  return { [field]: field === "message" ? value.slice(0, maxMessageLength) : value };
};

const edit = (state: EnquiryState, event: Edit, { phoneRule }: FormDefinition): EnquiryState => {
  const { field, value } = event;
  if (isBusy(state.phase) || state.phase === "done" || state.details[field] === value) return state;
  const details = { ...state.details, ...entryOf(state.details, event, phoneRule) };
  // Checks that read several fields: of the phone, and of a visit's second time.
  const checked = field === "countryCode" ? "phone" : /(Day|Part)$/.test(field) ? "secondPart" : field;
  const answered: readonly (string | undefined)[] = [checked, field];
  const isAnswered = state.notice?.kind === "error" && answered.includes(state.notice.field);
  const edited = { ...state, details, notice: isAnswered ? null : state.notice };
  const isVoid = state.challenge !== null && details.email.trim() !== state.challenge.sentTo;
  return isVoid ? backToDetails(edited, null) : edited;
};

const submitDetails = (state: EnquiryState, nowMs: number, form: FormDefinition): EnquiryState => {
  const { challenge } = state;
  const failure = failed(state, form.checks, form);
  if (failure !== null) return failure;
  // Back and forward within the countdown: the code in the inbox is still valid.
  if (challenge !== null && nowMs < challenge.resendAtMs) {
    const notice = success(interpolate(form.texts.codeSent, { email: challenge.sentTo }));
    return { ...state, phase: "code", notice };
  }
  return { ...state, ...noCode, phase: "sending", notice: null };
};

const resend = (state: EnquiryState, form: FormDefinition): EnquiryState => {
  const checks = [required("email", form.texts.resendWithoutEmail), ...form.phoneChecks];
  return failed(state, checks, form) ?? { ...state, phase: "resending", notice: null };
};

const codeAnswered = (
  state: EnquiryState,
  { result, isKept }: MailAnswer,
  nowMs: number,
  { texts, keepsUndelivered }: FormDefinition,
): EnquiryState => {
  // A resend where no code is out yet is another first send.
  const isFirst = state.challenge === null;
  if (result.ok) {
    const sentTo = state.details.email.trim();
    const challenge = { sentTo, expiresAtMs: nowMs + codeValidityMs, resendAtMs: nowMs + resendCooldownMs };
    const notice = success(interpolate(isFirst ? texts.codeSent : texts.codeResent, { email: sentTo }));
    return { ...state, ...noCode, phase: "code", challenge, notice };
  }
  const { reason } = result;
  if (!isFirst) return { ...state, phase: "code", notice: issue(texts.resendFailed, { reason }) };
  if (reason === "address") {
    const { text: fieldText } = nextSteps[reason];
    return backToDetails(state, issue(texts.addressRefused, { field: "email", fieldText, reason }));
  }
  // Step 2 opens all the same (docs/requirements.md 4.1), and without a challenge needs no code.
  if (isKept)
    return { ...state, ...noCode, phase: "code", notice: issue(texts.sendFailed, { reason, isKept }) };
  const text = keepsUndelivered ? texts.sendFailedNotKept : texts.sendFailed;
  return backToDetails(state, issue(text, { reason }));
};

const submitCode = (
  state: EnquiryState,
  matches: boolean,
  nowMs: number,
  { texts }: FormDefinition,
): EnquiryState => {
  if (state.codeInput === "") return { ...state, notice: issue(texts.codeEmpty, { field: "code" }) };
  if (state.challenge === null || nowMs > state.challenge.expiresAtMs)
    return backToDetails(state, issue(texts.codeExpired));
  if (matches) return { ...state, phase: "verifying", notice: null };
  const wrongAttempts = state.wrongAttempts + 1;
  if (wrongAttempts >= maxWrongAttempts) return backToDetails(state, issue(texts.tooManyAttempts));
  const detail = `${wrongAttempts} of ${maxWrongAttempts} attempts used`;
  return { ...state, wrongAttempts, notice: issue(texts.codeWrong, { field: "code", detail }) };
};

const leadAnswered = (
  state: EnquiryState,
  { result, isKept }: MailAnswer,
  { form, initialDetails }: EnquirySetup,
): EnquiryState => {
  const { texts, keepsUndelivered, ending } = form;
  if (!result.ok && !isKept) {
    const text = keepsUndelivered ? texts.leadNotKept : texts.leadFailed;
    return { ...state, phase: "code", notice: issue(text, { reason: result.reason }) };
  }
  // Of a kept one without a reason: the visitor need not do anything about it.
  const notice = result.ok ? success(texts.leadSent) : issue(texts.leadKept, { isKept });
  const { details } = ending.form === "keep" ? state : startEnquiry(initialDetails);
  const phase = ending.form === "stepOne" ? "details" : "done";
  return { ...state, ...noCode, phase, details, notice };
};

/** A step of the enquiry flow (docs/requirements.md 4.1); `nowMs` is of a clock that nobody sets. Pure; events that do
 * not fit the phase change nothing. An answer always fits, as nothing else happens while an e-mail is on its way. */
export function advanceEnquiry(
  state: EnquiryState,
  event: EnquiryEvent,
  nowMs: number,
  setup: EnquirySetup,
): EnquiryState {
  const { form, initialDetails } = setup;
  switch (event.type) {
    case "edit":
      return edit(state, event, form);
    case "editCode": {
      if (state.phase !== "code") return state;
      const notice = state.notice?.field === "code" ? null : state.notice;
      return { ...state, codeInput: parseCodeInput(event.value, state.codeInput), notice };
    }
    case "submitDetails":
      return state.phase === "details" ? submitDetails(state, nowMs, form) : state;
    case "resend":
      return canResend(state, nowMs) ? resend(state, form) : state;
    case "codeAnswered":
      return codeAnswered(state, event, nowMs, form);
    case "submitCode":
      return state.phase === "code" ? submitCode(state, event.matches, nowMs, form) : state;
    case "leadAnswered":
      return leadAnswered(state, event, setup);
    case "back":
      return state.phase === "code" ? { ...state, phase: "details", codeInput: "", notice: null } : state;
    case "restart":
      return isBusy(state.phase) ? state : startEnquiry(initialDetails);
    case "restore": {
      const untouched = startEnquiry(initialDetails).details;
      const isTouched = JSON.stringify(state.details) !== JSON.stringify(untouched);
      const { lostCodeTo } = event;
      if (state.phase !== "details" || (isTouched && lostCodeTo === null)) return state;
      const details = isTouched ? state.details : { ...state.details, ...event.details };
      if (lostCodeTo === null) return { ...state, details };
      const notice = issue(interpolate(form.texts.codeLost, { email: lostCodeTo }), { isUnasked: true });
      return { ...state, details, notice };
    }
  }
}
