import { advanceEnquiry, type EnquiryPhase } from "../../../src/features/enquiry/flow/enquiry-machine";
import { formIds, type FormId } from "../../../src/features/enquiry/form/form-layouts";
import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { anEnquiry, atStepTwo } from "../../support/enquiry-fixture";

/** Texts of docs/requirements.md 4.1, 5.3 and 8 as one form words them. */
interface Wording {
  readonly codeSent: string;
  readonly sendFailed: readonly [text: string, phase: EnquiryPhase];
  readonly resendFailed: string;
  readonly codeEmpty: string;
  readonly codeWrong: string;
  readonly codeExpired: string;
  readonly tooManyAttempts: string;
  readonly leadSent: string;
  readonly leadFailed: readonly [text: string, phase: EnquiryPhase];
}

const common: Wording = {
  codeSent: "OTP sent to ananya@example.com. Please check your inbox (or spam).",
  sendFailed: ["Failed to send OTP. Please try again later.", "details"],
  resendFailed: "Failed to resend OTP. Try again later.",
  codeEmpty: "Please enter the OTP.",
  codeWrong: "Invalid OTP. Please try again.",
  codeExpired: "OTP expired. Please resend OTP.",
  tooManyAttempts: "Too many wrong attempts. Please resend OTP.",
  leadSent: "Thanks — your enquiry has been submitted.",
  leadFailed: ["Failed to submit request. Please try again later.", "code"],
};
const sidebar: Wording = { ...common, resendFailed: "Failed to send OTP" };
const service: Wording = { ...common, leadSent: "Thanks — your request has been submitted." };

const modal: Wording = {
  ...common,
  codeSent: "OTP sent to ananya@example.com. Please check your inbox.",
  sendFailed: ["Failed to send OTP. Your enquiry is stored in this browser for now.", "code"],
  resendFailed: "Failed to resend OTP. Try again.",
  codeEmpty: "Please enter OTP.",
  codeWrong: "Invalid OTP. Try again.",
  leadSent: "Request submitted ✓",
  leadFailed: ["Failed to send final email. Saved locally.", "done"],
};

const wordingOf: Readonly<Record<FormId, Wording>> = {
  contact: common,
  landing: common,
  property: common,
  listingPage: sidebar,
  sidebar,
  modal,
  visit: modal,
  homeLoan: service,
  interiorDesign: service,
  propertyManagement: service,
  blog: {
    codeSent: "OTP sent to ananya@example.com. Please check your inbox.",
    sendFailed: ["Failed to send OTP. Try again later.", "details"],
    resendFailed: "Failed to resend OTP. Try again later.",
    codeEmpty: "Enter the OTP.",
    codeWrong: "Invalid OTP. Try again.",
    codeExpired: "OTP expired. Please resend.",
    tooManyAttempts: "Too many attempts. Resend OTP.",
    leadSent: "Thanks — your request has been submitted.",
    leadFailed: ["Failed to submit. Try again later.", "code"],
  },
};

describe.each(formIds)("messages of the %s form (requirements 5.3, 8)", (formId) => {
  const wording = wordingOf[formId];

  test("code sent; code sent again; resend fails: the code that is in the inbox stays good", async () => {
    const enquiry = await atStepTwo(formId);
    expect(enquiry.notice()).toEqual({ kind: "success", text: wording.codeSent });
    expect(enquiry.state().phase).toBe("code");
    enquiry.pass(60_000);
    await enquiry.resend();
    expect(enquiry.notice()).toEqual({ kind: "success", text: "OTP resent to ananya@example.com." });
    expect(enquiry.codesSent()).toHaveLength(2);
    const code = enquiry.codeInInbox();
    enquiry.pass(60_000);
    enquiry.fail("network");
    await enquiry.resend();
    expect(enquiry.notice()).toEqual({ kind: "error", text: wording.resendFailed, reason: "network" });
    await enquiry.enterCode(code);
    expect(enquiry.leadsSent()).toHaveLength(1);
  });

  test("first send fails", async () => {
    const enquiry = anEnquiry(formId);
    enquiry.fillIn();
    enquiry.fail("provider", 412);
    await enquiry.submitDetails();
    const [text, phase] = wording.sendFailed;
    expect(enquiry.notice()).toMatchObject({ kind: "error", text, reason: "provider" });
    expect(enquiry.state()).toMatchObject({ phase, challenge: null });
    expect(enquiry.state().details.message).toBe("A site visit on Saturday, please.");
    expect(enquiry.leadsSent()).toEqual([]);
  });

  test("an e-mail address that the service refuses: step 1 at its field, what to do, and nothing kept; edited at step 2 it leads there too", async () => {
    const enquiry = anEnquiry(formId);
    enquiry.fillIn();
    enquiry.fail("address", 422);
    await enquiry.submitDetails();
    expect(enquiry.state()).toMatchObject({ phase: "details", challenge: null });
    expect(enquiry.notice()).toEqual({
      kind: "error",
      text: (formId === "blog" ? wording : common).sendFailed[0],
      field: "email",
      fieldText: "This e-mail address is not valid. Please check it and press the button again.",
      reason: "address",
    });
    expect(enquiry.kept).toEqual([]);
    enquiry.session.edit("email", "ananya@example.org");
    expect(enquiry.notice()).toBeNull();
    await enquiry.submitDetails();
    expect(enquiry.state().phase).toBe("code");
    enquiry.session.edit("email", "");
    expect(enquiry.state()).toMatchObject({ phase: "details", challenge: null });
  });

  test("empty code; wrong code, with the attempt count; fifth wrong code", async () => {
    const enquiry = await atStepTwo(formId);
    const code = enquiry.codeInInbox();
    await enquiry.enterCode("");
    expect(enquiry.notice()).toEqual({ kind: "error", text: wording.codeEmpty, field: "code" });
    expect(enquiry.state()).toMatchObject({ phase: "code", wrongAttempts: 0 });
    for (const attempt of [1, 2, 3, 4]) {
      await enquiry.enterCode("999999");
      const detail = `${attempt} of 5 attempts used`;
      expect(enquiry.notice()).toEqual({ kind: "error", text: wording.codeWrong, field: "code", detail });
      expect(enquiry.state()).toMatchObject({ phase: "code", wrongAttempts: attempt });
    }
    await enquiry.enterCode("999999");
    expect(enquiry.notice()).toEqual({ kind: "error", text: wording.tooManyAttempts });
    expect(enquiry.state()).toMatchObject({ phase: "details", codeInput: "", challenge: null });
    expect(enquiry.state().details.message).toBe("A site visit on Saturday, please.");
    await enquiry.enterCode(code);
    expect(enquiry.leadsSent()).toEqual([]);
  });

  test("expired code, after 300 seconds and not before", async () => {
    const enquiry = await atStepTwo(formId);
    enquiry.pass(300_001);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.notice()).toEqual({ kind: "error", text: wording.codeExpired });
    expect(enquiry.state()).toMatchObject({ phase: "details", codeInput: "", challenge: null });
    expect(enquiry.leadsSent()).toEqual([]);
    const punctual = await atStepTwo(formId);
    punctual.pass(300_000);
    await punctual.enterCode(punctual.codeInInbox());
    expect(punctual.leadsSent()).toHaveLength(1);
  });

  test("lead fails; lead sent", async () => {
    const enquiry = await atStepTwo(formId);
    enquiry.fail("provider", 500);
    await enquiry.enterCode(enquiry.codeInInbox());
    const [text, phase] = wording.leadFailed;
    expect(enquiry.notice()).toMatchObject({ kind: "error", text });
    expect(enquiry.state().phase).toBe(phase);
    const delivered = await atStepTwo(formId);
    await delivered.enterCode(delivered.codeInInbox());
    expect(delivered.notice()).toEqual({ kind: "success", text: wording.leadSent });
    expect(delivered.outcomes).toHaveLength(1);
  });
});

test.each(formIds)(
  "resend with no e-mail (requirements 5.3): %s form: 'Please enter an email to receive OTP.'",
  async (formId) => {
    const enquiry = await atStepTwo(formId);
    const state = { ...enquiry.state(), details: { ...enquiry.state().details, email: " " } };
    const setup = { form: enquiryForms[formId], initialDetails: {} };
    const next = advanceEnquiry(state, { type: "resend" }, enquiry.session.ticks() + 60_000, setup);
    const text = "Please enter an email to receive OTP.";
    expect(next.notice).toEqual({ kind: "error", text, field: "email" });
    expect(next.phase).toBe("code");
  },
);

describe("modal saves (requirements 4.1, 8)", () => {
  test("a code that cannot be sent and an enquiry that cannot be kept leave step 1, which has the button", async () => {
    const enquiry = anEnquiry("modal", { isStorageFull: true });
    enquiry.fillIn();
    enquiry.fail("network");
    await enquiry.submitDetails();
    const text = "Failed to send OTP. Failed to save enquiry. Try again.";
    expect(enquiry.notice()).toEqual({ kind: "error", text, reason: "network" });
    expect(enquiry.state().phase).toBe("details");
  });

  test("'Failed to save enquiry. Try again.' when this browser cannot keep the enquiry", async () => {
    const enquiry = anEnquiry("modal", { isStorageFull: true });
    enquiry.fillIn();
    await enquiry.submitDetails();
    enquiry.fail("network");
    await enquiry.enterCode(enquiry.codeInInbox());
    const text = "Failed to save enquiry. Try again.";
    expect(enquiry.notice()).toEqual({ kind: "error", text, reason: "network" });
    expect(enquiry.state().phase).toBe("code");
    expect(enquiry.outcomes).toEqual([]);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.notice()?.text).toBe("Request submitted ✓");
    expect(enquiry.outcomes).toHaveLength(1);
  });
});

describe("a code that a page takes with it (decisions/enquiry-delivery)", () => {
  test.each(formIds)(
    "%s form: after a reload or Back at step 2 it says which code is dead",
    async (formId) => {
      const before = await atStepTwo(formId);
      const after = anEnquiry(formId, { store: before.store });
      after.session.restoreDraft();
      expect(after.state()).toMatchObject({ phase: "details", details: { email: "ananya@example.com" } });
      expect(after.notice()).toEqual({
        kind: "error",
        text: "The code sent to ananya@example.com no longer works, because the page was left or loaded again. Press “Send OTP to Email” for a new one.",
        isUnasked: true,
      });
    },
  );

  const withoutCode = () => {
    const enquiry = anEnquiry("property");
    enquiry.fillIn();
    return Promise.resolve(enquiry);
  };
  const toldOfExpiry = async () => {
    const enquiry = await atStepTwo();
    enquiry.pass(300_001);
    await enquiry.enterCode("999999");
    return enquiry;
  };
  const sent = async () => {
    const enquiry = await atStepTwo();
    await enquiry.enterCode(enquiry.codeInInbox());
    return enquiry;
  };

  test.each([
    ["no code was sent", withoutCode],
    ["the code had expired and the visitor was told", toldOfExpiry],
    ["the enquiry was sent", sent],
  ])("it says nothing where %s", async (_case, visit) => {
    const after = anEnquiry("property", { store: (await visit()).store });
    after.session.restoreDraft();
    expect(after.notice()).toBeNull();
  });
});

test.each([
  ["", "Please enter a phone number."],
  ["98765", "Phone must be at least 10 digits for +91. Example: 9876543210"],
])("the blog form checks its phone at resend (requirements 5.1): %j: %s", async (phone, text) => {
  const enquiry = await atStepTwo("blog");
  enquiry.session.edit("phone", phone);
  enquiry.pass(60_000);
  await enquiry.resend();
  expect(enquiry.notice()).toEqual({ kind: "error", text, field: "phone" });
  expect(enquiry.codesSent()).toHaveLength(1);
});
