import type { EnquiryNotice, EnquiryPhase } from "../../../src/features/enquiry/flow/enquiry-state";
import { focusTargetAfter } from "../../../src/features/enquiry/flow/use-enquiry";

const failed: EnquiryNotice = { kind: "error", text: "Please enter your name.", field: "name" };
const down: EnquiryNotice = { kind: "error", text: "Failed to send OTP.", reason: "network" };
const sent: EnquiryNotice = { kind: "success", text: "OTP sent." };

const at = (phase: EnquiryPhase, notice: EnquiryNotice | null = null) => ({ phase, notice });

describe("where the focus goes (decisions/enquiry-flow)", () => {
  test.each([
    ["the field that failed", at("details"), at("details", failed), { field: "name" }],
    [
      "the same field again when it fails again",
      at("details", { ...failed }),
      at("details", failed),
      { field: "name" },
    ],
    [
      "the field that failed first, before the machinery was there",
      null,
      at("details", failed),
      { field: "name" },
    ],
    ["the code field when a code went out", at("sending"), at("code", sent), { field: "code" }],
    ["the message of a failed e-mail", at("sending"), at("details", down), "notice"],
    ["the message when a lead went out", at("verifying"), at("done", sent), "notice"],
    ["the first field after going back", at("code", sent), at("details"), "first"],
    [
      "nowhere for a message that answers nothing the visitor did",
      null,
      at("details", { ...down, isUnasked: true }),
      null,
    ],
  ])("%s", (_where, before, now, target) => {
    expect(focusTargetAfter(before, now)).toEqual(target);
  });
});
