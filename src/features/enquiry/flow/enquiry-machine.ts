import { firstFailure } from "../form/detail-checks";
import { maxMessageLength, type EnquiryDetails } from "../form/enquiry-types";
import {
  type EnquiryCommand,
  type EnquiryEvent,
  attemptsText,
  canResend,
  codeValidityMs,
  isBusy,
  maxWrongAttempts,
  resendCooldownMs,
  startEnquiry,
  type EnquiryNotice,
  type EnquiryState,
} from "./enquiry-state";
import { withEmail } from "../form/enquiry-texts";
import type { FormDefinition } from "../form/enquiry-forms";
import { nextStepFor, type SendResult } from "./mail-result";
import { parseCodeInput } from "./one-time-code";
import { parsePhoneInput, truncatePhone } from "../form/phone-reading";

export interface Transition {
  readonly state: EnquiryState;
  readonly commands: readonly EnquiryCommand[];
}

export interface EnquirySetup {
  readonly form: FormDefinition;
  readonly initialDetails: Partial<EnquiryDetails>;
}

const to = (state: EnquiryState, ...commands: readonly EnquiryCommand[]): Transition => ({ state, commands });

const issue = (text: string, more: Omit<EnquiryNotice, "kind" | "text"> = {}): EnquiryNotice => ({
  kind: "error",
  text,
  ...more,
});

const success = (text: string): EnquiryNotice => ({ kind: "success", text });

const failedMail = (text: string, result: SendResult): EnquiryNotice =>
  issue(text, result.ok ? {} : { reason: result.reason });

const noCode = { challenge: null, codeInput: "", wrongAttempts: 0 } as const;

/** Keeps all that was typed except the code (docs/requirements.md 4.1, steps 4 and 5). */
const backToDetails = (state: EnquiryState, notice: EnquiryNotice | null): Transition =>
  to({ ...state, ...noCode, phase: "details", notice }, { type: "discardCode" });

const editedDetails = (
  details: EnquiryDetails,
  field: keyof EnquiryDetails,
  value: string,
  { phoneRule }: FormDefinition,
): EnquiryDetails => {
  if (field === "phone") return { ...details, ...parsePhoneInput(value, details.countryCode, phoneRule) };
  if (field === "countryCode") {
    return { ...details, countryCode: value, phone: truncatePhone(details.phone, value, phoneRule) };
  }
  if (field === "message") return { ...details, message: value.slice(0, maxMessageLength) };
  return { ...details, [field]: value };
};

const edit = (
  state: EnquiryState,
  field: keyof EnquiryDetails,
  value: string,
  form: FormDefinition,
): Transition => {
  if (isBusy(state.phase) || state.phase === "done" || state.details[field] === value) return to(state);
  const details = editedDetails(state.details, field, value, form);
  const isAnswered = state.notice?.kind === "error" && state.notice.field === field;
  const edited = { ...state, details, notice: isAnswered ? null : state.notice };
  const isVoid = state.challenge !== null && details.email.trim() !== state.challenge.sentTo;
  return isVoid ? backToDetails(edited, null) : to(edited);
};

const submitDetails = (state: EnquiryState, nowMs: number, form: FormDefinition): Transition => {
  if (state.phase !== "details") return to(state);
  const failure = firstFailure(form.checks, state.details, form.phoneRule);
  if (failure !== null) return to({ ...state, notice: issue(failure.text, { field: failure.field }) });
  const { challenge } = state;
  // Back and forward within the countdown: the code in the inbox is still valid.
  if (challenge !== null && nowMs < challenge.resendAtMs && nowMs <= challenge.expiresAtMs) {
    return to({ ...state, phase: "code", notice: success(withEmail(form.texts.codeSent, challenge.sentTo)) });
  }
  const requestId = state.requestId + 1;
  return to(
    { ...state, ...noCode, phase: "sending", notice: null, requestId },
    { type: "discardCode" },
    { type: "sendCode", requestId },
  );
};

const resend = (state: EnquiryState, nowMs: number, form: FormDefinition): Transition => {
  if (!canResend(state, nowMs)) return to(state);
  if (state.details.email.trim() === "") {
    return to({ ...state, notice: issue(form.texts.resendWithoutEmail, { field: "email" }) });
  }
  const failure = firstFailure(form.resendChecks, state.details, form.phoneRule);
  if (failure !== null) return to({ ...state, notice: issue(failure.text, { field: failure.field }) });
  const requestId = state.requestId + 1;
  return to({ ...state, phase: "resending", notice: null, requestId }, { type: "sendCode", requestId });
};

const codeOut = (state: EnquiryState, nowMs: number, notice: EnquiryNotice): EnquiryState => ({
  ...state,
  phase: "code",
  codeInput: "",
  wrongAttempts: 0,
  challenge: {
    sentTo: state.details.email.trim(),
    expiresAtMs: nowMs + codeValidityMs,
    resendAtMs: nowMs + resendCooldownMs,
  },
  notice,
});

const codeAnswered = (
  state: EnquiryState,
  { result, nowMs, isKept }: Extract<EnquiryEvent, { type: "codeAnswered" }>,
  form: FormDefinition,
): Transition => {
  const { texts } = form;
  const email = state.details.email.trim();
  // A resend where no code is out yet is another first send.
  if (state.challenge !== null) {
    if (result.ok) {
      const notice = success(withEmail(texts.codeResent, email));
      return to(codeOut(state, nowMs, notice), { type: "acceptCode" });
    }
    return to(
      { ...state, phase: "code", notice: failedMail(texts.resendFailed, result) },
      { type: "rejectCode" },
    );
  }
  if (result.ok) {
    const notice = success(withEmail(texts.codeSent, email));
    return to(codeOut(state, nowMs, notice), { type: "acceptCode" });
  }
  if (result.reason === "address") {
    const { text: fieldText } = nextStepFor(result.reason);
    const notice = issue(texts.addressRefused, { field: "email", fieldText, reason: result.reason });
    return backToDetails(state, notice);
  }
  if (!form.keepsUndelivered) return backToDetails(state, failedMail(texts.sendFailed, result));
  if (!isKept) return backToDetails(state, failedMail(texts.sendFailedNotKept, result));
  // Step 2 opens all the same (docs/requirements.md 4.1), and without a challenge asks for no code.
  const notice: EnquiryNotice = { ...failedMail(texts.sendFailed, result), isKept };
  return to({ ...state, phase: "code", codeInput: "", wrongAttempts: 0, notice }, { type: "discardCode" });
};

const submitCode = (
  state: EnquiryState,
  matches: boolean,
  nowMs: number,
  form: FormDefinition,
): Transition => {
  if (state.phase !== "code") return to(state);
  const { texts } = form;
  if (state.codeInput === "") return to({ ...state, notice: issue(texts.codeEmpty, { field: "code" }) });
  if (state.challenge === null || nowMs > state.challenge.expiresAtMs) {
    return backToDetails(state, issue(texts.codeExpired));
  }
  if (matches) {
    const requestId = state.requestId + 1;
    return to({ ...state, phase: "verifying", notice: null, requestId }, { type: "sendLead", requestId });
  }
  const wrongAttempts = state.wrongAttempts + 1;
  if (wrongAttempts >= maxWrongAttempts) return backToDetails(state, issue(texts.tooManyAttempts));
  const notice = issue(texts.codeWrong, { field: "code", detail: attemptsText(wrongAttempts) });
  return to({ ...state, wrongAttempts, notice });
};

const finished = (
  state: EnquiryState,
  notice: EnquiryNotice,
  submittedAtMs: number,
  { form, initialDetails }: EnquirySetup,
): Transition => {
  const ended: EnquiryState = { ...state, ...noCode, notice, phase: "done" };
  const isKept = notice.isKept === true;
  const finish = { type: "finish", details: state.details, submittedAtMs, isKept } as const;
  if (form.ending.form === "keep") return to(ended, { type: "discardCode" }, finish);
  const { details } = startEnquiry(initialDetails);
  const phase = form.ending.form === "stepOne" ? "details" : "done";
  return to({ ...ended, phase, details }, { type: "discardCode" }, finish);
};

const leadAnswered = (
  state: EnquiryState,
  event: Extract<EnquiryEvent, { type: "leadAnswered" }>,
  setup: EnquirySetup,
): Transition => {
  const { texts, keepsUndelivered } = setup.form;
  const { result, submittedAtMs, isKept } = event;
  if (result.ok) return finished(state, success(texts.leadSent), submittedAtMs, setup);
  if (isKept) {
    // Without a reason: the visitor need not do anything about it.
    return finished(state, issue(texts.leadKept, { isKept }), submittedAtMs, setup);
  }
  const text = keepsUndelivered ? texts.leadNotKept : texts.leadFailed;
  return to({ ...state, phase: "code", notice: failedMail(text, result) });
};

/** A step of the enquiry flow (docs/requirements.md 4.1). Pure; events that do not fit the phase change nothing. */
export function advanceEnquiry(state: EnquiryState, event: EnquiryEvent, setup: EnquirySetup): Transition {
  const { form } = setup;
  switch (event.type) {
    case "edit":
      return edit(state, event.field, event.value, form);
    case "editCode": {
      if (state.phase !== "code") return to(state);
      const notice = state.notice?.field === "code" ? null : state.notice;
      return to({ ...state, codeInput: parseCodeInput(event.value, state.codeInput), notice });
    }
    case "submitDetails":
      return submitDetails(state, event.nowMs, form);
    case "resend":
      return resend(state, event.nowMs, form);
    case "codeAnswered": {
      const isAwaited = state.phase === "sending" || state.phase === "resending";
      if (!isAwaited || event.requestId !== state.requestId) return to(state);
      return codeAnswered(state, event, form);
    }
    case "submitCode":
      return submitCode(state, event.matches, event.nowMs, form);
    case "leadAnswered":
      if (state.phase !== "verifying" || event.requestId !== state.requestId) return to(state);
      return leadAnswered(state, event, setup);
    case "back":
      return state.phase === "code"
        ? to({ ...state, phase: "details", codeInput: "", notice: null })
        : to(state);
    case "restart":
      if (isBusy(state.phase)) return to(state);
      return to(
        { ...startEnquiry(setup.initialDetails), requestId: state.requestId },
        { type: "discardCode" },
      );
    case "restore": {
      const untouched = startEnquiry(setup.initialDetails).details;
      const isTouched = JSON.stringify(state.details) !== JSON.stringify(untouched);
      const { lostCodeTo } = event;
      if (state.phase !== "details" || (isTouched && lostCodeTo === null)) return to(state);
      const details = isTouched ? state.details : { ...state.details, ...event.details };
      if (lostCodeTo === null) return to({ ...state, details });
      const notice = issue(withEmail(form.texts.codeLost, lostCodeTo), { isUnasked: true });
      return to({ ...state, details, notice });
    }
  }
}
