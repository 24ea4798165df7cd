/** @jest-environment node */
import {
  type EnquiryEvent,
  startEnquiry,
  type EnquiryPhase,
  type EnquiryState,
} from "../../../src/features/enquiry/flow/enquiry-state";
import { advanceEnquiry } from "../../../src/features/enquiry/flow/enquiry-machine";
import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { enquiryStartMs, someDetails } from "../../support/enquiry-fixture";

const setup = { form: enquiryForms.property, initialDetails: {} };
const nowMs = enquiryStartMs;

const inPhase = (phase: EnquiryPhase): EnquiryState =>
  Object.freeze({
    ...startEnquiry(someDetails()),
    phase,
    codeInput: "000042",
    requestId: 7,
    challenge: { sentTo: "ananya@example.com", expiresAtMs: nowMs + 240_000, resendAtMs: nowMs },
  });

const ok = { ok: true } as const;

/** Every event, awaited answers included; `request 7` is the e-mail that is on its way. */
const events = {
  "an edit": { type: "edit", field: "name", value: "Asha" },
  "a code edit": { type: "editCode", value: "1" },
  "submit details": { type: "submitDetails", nowMs: nowMs + 1 },
  resend: { type: "resend", nowMs },
  "the answer to the code": { type: "codeAnswered", requestId: 7, result: ok, nowMs, isKept: false },
  "a late answer to an earlier code": {
    type: "codeAnswered",
    requestId: 6,
    result: ok,
    nowMs,
    isKept: false,
  },
  "submit code": { type: "submitCode", matches: true, nowMs },
  "the answer to the lead": {
    type: "leadAnswered",
    requestId: 7,
    result: ok,
    submittedAtMs: nowMs,
    isKept: false,
  },
  "a late answer to an earlier lead": {
    type: "leadAnswered",
    requestId: 6,
    result: ok,
    submittedAtMs: nowMs,
    isKept: false,
  },
  back: { type: "back" },
  restart: { type: "restart" },
  restore: { type: "restore", details: { name: "Asha" }, lostCodeTo: null },
} as const satisfies Readonly<Record<string, EnquiryEvent>>;

type EventName = keyof typeof events;

/** What counts in each phase; every other event must change nothing and command nothing. */
const heard: readonly (readonly [EnquiryPhase, readonly EventName[]])[] = [
  ["details", ["an edit", "submit details", "restart"]],
  ["sending", ["the answer to the code"]],
  ["code", ["an edit", "a code edit", "resend", "submit code", "back", "restart"]],
  ["resending", ["the answer to the code"]],
  ["verifying", ["the answer to the lead"]],
  ["done", ["restart"]],
];

const eventNames = Object.entries(events);

describe.each(heard)("in the phase '%s'", (phase, heardNames) => {
  test.each(eventNames)("%s", (name, event) => {
    const state = inPhase(phase);
    const next = advanceEnquiry(state, event, setup);
    if (heardNames.some((heardName) => heardName === name)) {
      expect(next.state).not.toBe(state);
    } else {
      expect(next.state).toBe(state);
      expect(next.commands).toEqual([]);
    }
    expect(advanceEnquiry(state, event, setup)).toEqual(next);
  });
});

test("every e-mail gets a number of its own", () => {
  const sending = advanceEnquiry(startEnquiry(someDetails()), { type: "submitDetails", nowMs }, setup);
  expect(sending.commands).toEqual([{ type: "discardCode" }, { type: "sendCode", requestId: 1 }]);
  const verifying = advanceEnquiry(inPhase("code"), { type: "submitCode", matches: true, nowMs }, setup);
  expect(verifying.commands).toEqual([{ type: "sendLead", requestId: 8 }]);
});
