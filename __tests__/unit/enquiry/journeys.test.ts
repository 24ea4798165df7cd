import { enquiryForms } from "../../../src/features/enquiry/form/enquiry-forms";
import { interpolate } from "../../../src/lib/interpolate";
import {
  canResend,
  resendSecondsLeft,
  validSecondsLeft,
} from "../../../src/features/enquiry/flow/enquiry-machine";
import type { DetailField } from "../../../src/features/enquiry/form/enquiry-types";
import { formIds, type FormId } from "../../../src/features/enquiry/form/form-layouts";
import {
  anEnquiry,
  atStepTwo,
  referralOfLead,
  enquiryStartMs,
  flushPromises,
} from "../../support/enquiry-fixture";

const requests: readonly FormId[] = ["homeLoan", "interiorDesign", "propertyManagement", "blog"];
test.each(formIds.map((id) => [id, requests.includes(id) ? "Requested!" : "Submitted!"] as const))(
  "of the %s form end as '%s'",
  (formId, doneButton) => {
    expect(enquiryForms[formId].texts).toMatchObject({
      verifyButton: "Verify OTP & Submit",
      verifyingButton: "Verifying...",
      doneButton,
    });
  },
);

test.each(formIds)(
  "step 1 to thank-you (requirements 4.1): %s form: details, sending, code, verifying, done",
  async (formId) => {
    const enquiry = anEnquiry(formId);
    const phases: string[] = [];
    enquiry.session.subscribe(() => phases.push(enquiry.state().phase));
    enquiry.fillIn();
    phases.length = 0;
    await enquiry.submitDetails();
    await enquiry.enterCode(enquiry.codeInInbox());
    const last = formId === "sidebar" || formId === "listingPage" ? "details" : "done";
    expect(phases).toEqual(["sending", "code", "code", "verifying", last]);
    expect(enquiry.sent.map(({ kind }) => kind)).toEqual(["code", enquiryForms[formId].leadKind]);
  },
);

test.each<[FormId, object, string, string]>([
  ["contact", { replacesHistory: false, redirectDelayMs: 0, storesSubmitTime: true }, "done", ""],
  ["landing", { replacesHistory: false, redirectDelayMs: 0, storesSubmitTime: true }, "done", ""],
  ["property", { replacesHistory: false, redirectDelayMs: 0, storesSubmitTime: false }, "done", ""],
  ["listingPage", { replacesHistory: false, redirectDelayMs: 0, storesSubmitTime: false }, "details", ""],
  ["sidebar", { replacesHistory: false, redirectDelayMs: 0, storesSubmitTime: false }, "details", ""],
  ["modal", { replacesHistory: false, redirectDelayMs: 700, storesSubmitTime: false }, "done", ""],
  ["homeLoan", { replacesHistory: true, redirectDelayMs: 0 }, "done", "ananya@example.com"],
  ["interiorDesign", { replacesHistory: true, redirectDelayMs: 0 }, "done", ""],
  ["propertyManagement", { replacesHistory: true, redirectDelayMs: 0 }, "done", ""],
  ["blog", { replacesHistory: true, redirectDelayMs: 0 }, "done", "ananya@example.com"],
])("endings (requirements 4.1, step 3): %s form", async (formId, ending, phase, emailLeft) => {
  const enquiry = await atStepTwo(formId);
  await enquiry.enterCode(enquiry.codeInInbox());
  expect(enquiry.outcomes).toHaveLength(1);
  expect(enquiryForms[formId].ending).toMatchObject(ending);
  expect(enquiry.outcomes[0]).toEqual({
    ...{ form: formId, firstName: "Ananya", name: "Ananya Rao", isKept: false },
    ...{ source: "Available Properties", propertyTitle: "Lakeview Terraces" },
    submittedAt: new Date(enquiryStartMs).toISOString(),
  });
  expect(enquiry.state()).toMatchObject({ phase, codeInput: "", challenge: null });
  expect(enquiry.state().details.email).toBe(emailLeft);
  expect(enquiry.drafts.read()).toBeNull();
});

describe("resend countdown (requirements 4.1, step 6)", () => {
  test("runs 60 seconds by the clock", async () => {
    const { state, pass, session, codesSent } = await atStepTwo();
    const seconds = () => resendSecondsLeft(state(), session.ticks());
    const label = () => interpolate("Resend in {seconds}s", { seconds: seconds() });
    expect(label()).toBe("Resend in 60s");
    pass(500);
    expect(label()).toBe("Resend in 60s");
    pass(17_500);
    expect(label()).toBe("Resend in 42s");
    expect(canResend(state(), session.ticks())).toBe(false);
    session.resend();
    await flushPromises();
    expect(codesSent()).toHaveLength(1);
    pass(41_999);
    expect(label()).toBe("Resend in 1s");
    expect(canResend(state(), session.ticks())).toBe(false);
    pass(1);
    expect(resendSecondsLeft(state(), session.ticks())).toBe(0);
    expect(canResend(state(), session.ticks())).toBe(true);
  });

  test("a new code resets expiry, attempts and countdown, and the old code is void", async () => {
    const enquiry = await atStepTwo();
    const oldCode = enquiry.codeInInbox();
    await enquiry.enterCode("999999");
    enquiry.pass(200_000);
    await enquiry.resend();
    expect(enquiry.state()).toMatchObject({ wrongAttempts: 0, codeInput: "" });
    expect(resendSecondsLeft(enquiry.state(), enquiry.session.ticks())).toBe(60);
    expect(validSecondsLeft(enquiry.state(), enquiry.session.ticks())).toBe(300);
    expect(enquiry.codeInInbox()).not.toBe(oldCode);
    await enquiry.enterCode(oldCode);
    expect(enquiry.state().wrongAttempts).toBe(1);
    enquiry.pass(250_000);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent()).toHaveLength(1);
  });

  test("a failed resend leaves attempts and expiry alone and may be tried again at once", async () => {
    const enquiry = await atStepTwo();
    await enquiry.enterCode("999999");
    enquiry.pass(60_000);
    enquiry.fail();
    await enquiry.resend();
    expect(enquiry.state().wrongAttempts).toBe(1);
    expect(validSecondsLeft(enquiry.state(), enquiry.session.ticks())).toBe(240);
    expect(canResend(enquiry.state(), enquiry.session.ticks())).toBe(true);
  });

  test.each([
    ["back by an hour", -3_600_000],
    ["ahead by five minutes", 300_001],
  ])("goes on, and so does the time of the code, when the clock of the device is set %s", async (_, byMs) => {
    const enquiry = await atStepTwo();
    enquiry.setClock(byMs);
    enquiry.pass(59_999);
    expect(canResend(enquiry.state(), enquiry.session.ticks())).toBe(false);
    enquiry.pass(1);
    expect(canResend(enquiry.state(), enquiry.session.ticks())).toBe(true);
    enquiry.pass(240_000);
    expect(validSecondsLeft(enquiry.state(), enquiry.session.ticks())).toBe(0);
    enquiry.pass(-1);
    await enquiry.enterCode(enquiry.codeInInbox());
    const sentAt = new Date(enquiry.now()).toISOString();
    expect(enquiry.leadsSent()).toEqual([
      expect.objectContaining({ params: expect.objectContaining({ datetime: sentAt }) }),
    ]);
    const late = await atStepTwo();
    late.setClock(byMs);
    late.pass(300_001);
    await late.enterCode(late.codeInInbox());
    expect(late.notice()?.text).toBe("OTP expired. Please resend OTP.");
  });

  test("a code that has expired can still be sent again from step 2", async () => {
    const enquiry = await atStepTwo();
    enquiry.pass(400_000);
    expect(validSecondsLeft(enquiry.state(), enquiry.session.ticks())).toBe(0);
    await enquiry.resend();
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent()).toHaveLength(1);
  });
});

describe("modal specials (requirements 4.1, step 2 and 7)", () => {
  const withoutItsCode = async (formId: FormId = "modal") => {
    const enquiry = anEnquiry(formId);
    enquiry.fillIn();
    enquiry.fail("network");
    await enquiry.submitDetails();
    return enquiry;
  };

  test("opens step 2 although the code did not go out, with resend enabled at once; confirmed, nothing is kept", async () => {
    const enquiry = await withoutItsCode();
    expect(enquiry.state().phase).toBe("code");
    expect(canResend(enquiry.state(), enquiry.session.ticks())).toBe(true);
    await enquiry.resend();
    // The first one that went out.
    expect(enquiry.notice()?.text).toBe("OTP sent to ananya@example.com. Please check your inbox.");
    expect(canResend(enquiry.state(), enquiry.session.ticks())).toBe(false);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent().map(({ params }) => params["context"])).toEqual(["Rent"]);
    expect(enquiry.outbox.list()).toEqual([]);
  });

  test("keeps the enquiry when its code cannot be sent: the details, marked, and not the code", async () => {
    const enquiry = await withoutItsCode();
    expect(enquiry.notice()).toMatchObject({ isKept: true });
    expect(enquiry.outbox.list().map(({ params }) => params)).toEqual([
      {
        name: "Ananya Rao",
        email: "ananya@example.com",
        phone: "+919876543210",
        message: "A site visit on Saturday, please.",
        context: "Rent, e-mail address not confirmed by a code",
        submitted_at: "2026-11-20T10:15:00.000Z",
        ...referralOfLead,
      },
    ]);
    expect(enquiry.kept).toEqual(enquiry.outbox.list());
    expect(JSON.stringify([...enquiry.store.entries])).not.toContain(enquiry.codeInInbox());
  });

  test("keeps one enquiry, the latest, however often its code fails and its details change", async () => {
    const enquiry = await withoutItsCode();
    enquiry.fail();
    await enquiry.resend();
    enquiry.session.back();
    enquiry.session.edit("message", "On Sunday, please.");
    enquiry.fail();
    await enquiry.submitDetails();
    expect(enquiry.outbox.list().map(({ params }) => params["message"])).toEqual(["On Sunday, please."]);
    expect(enquiry.kept).toHaveLength(1);
  });

  test("one that another tab has sent meanwhile is not sent again, unless it was changed since", async () => {
    const enquiry = await withoutItsCode();
    await enquiry.outbox.deliver(() => Promise.resolve({ ok: true }));
    await enquiry.resend();
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent()).toEqual([]);
    expect(enquiry.notice()?.text).toBe("Request submitted ✓");
    expect(enquiry.outcomes).toHaveLength(1);
    const changed = await withoutItsCode();
    await changed.outbox.deliver(() => Promise.resolve({ ok: true }));
    changed.session.edit("message", "On Sunday, please.");
    await changed.resend();
    await changed.enterCode(changed.codeInInbox());
    expect(changed.leadsSent().map(({ params }) => params["message"])).toEqual(["On Sunday, please."]);
  });

  type Act = (enquiry: ReturnType<typeof anEnquiry>) => unknown;
  const correct: Act = ({ session }) => session.edit("message", "On Sunday, please.");
  const deliver: Act = ({ outbox }) => outbox.deliver(() => Promise.resolve({ ok: true }));
  const none: Act = () => undefined;
  test.each<[string, number, Act, Act]>([
    ["sent by hand again", 1, none, none],
    ["corrected and sent", 1, none, correct],
    ["corrected there and sent from here", 1, correct, none],
    ["sent while its form is open", 0, none, deliver],
    ["sent by another tab before", 0, deliver, none],
  ])("one of an earlier page, %s, goes out once (by hand %d)", async (_case, byHand, actBefore, act) => {
    const before = await withoutItsCode();
    await actBefore(before);
    const after = anEnquiry("modal", { store: before.store });
    after.session.restoreDraft();
    await act(after);
    await after.submitDetails();
    await after.enterCode(after.codeInInbox());
    expect(after.leadsSent()).toHaveLength(byHand);
    expect(after.outbox.list()).toEqual([]);
  });

  test.each<[FormId, DetailField, string]>([
    ["modal", "message", "On Sunday, please."],
    ["modal", "phone", "9876543211"],
    ["visit", "firstDay", "Friday, 27 Nov 2026"],
    ["visit", "people", "3"],
    ["visit", "visitCity", "Dubai"],
  ])("the draft of a kept %s knows that its %s was corrected, or is as it was", async (id, field, value) => {
    const { drafts, session, state } = await withoutItsCode(id);
    for (const text of [state().details[field], value, state().details[field]]) {
      session.edit(field, text);
      expect(drafts.read()).toMatchObject({
        keptAt: "2026-11-20T10:15:00.000Z",
        isCorrected: text === value,
      });
    }
  });

  test("no other form keeps a lead", async () => {
    for (const formId of formIds.filter((id) => !enquiryForms[id].keepsUndelivered)) {
      const enquiry = await atStepTwo(formId);
      enquiry.fail();
      await enquiry.enterCode(enquiry.codeInInbox());
      expect(enquiry.outbox.list()).toEqual([]);
      expect(enquiry.outcomes).toEqual([]);
    }
  });

  test("a delivered lead is not kept, and the form opens empty again", async () => {
    const enquiry = await atStepTwo("modal");
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.kept).toEqual([]);
    expect(enquiry.outbox.list()).toEqual([]);
    enquiry.session.restart();
    expect(enquiry.state()).toMatchObject({ phase: "details", notice: null });
    enquiry.fillIn();
    await enquiry.submitDetails();
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent()).toHaveLength(2);
  });
});

test("a visit that is kept knows when its times are over (decisions/visits)", async () => {
  const enquiry = anEnquiry("visit");
  enquiry.fillIn();
  enquiry.fail();
  await enquiry.submitDetails();
  // Monday, 30 November, 7 pm in India.
  expect(enquiry.outbox.list().map(({ untilMs }) => untilMs)).toEqual([Date.UTC(2026, 10, 30, 13, 30)]);
  enquiry.pass(6 * 24 * 60 * 60 * 1000);
  expect(enquiry.outbox.list()).toHaveLength(1);
});

describe("a lead that fails when its visitor has left the page (decisions/enquiry-delivery)", () => {
  const unkeptForms = formIds.filter((id) => !enquiryForms[id].keepsUndelivered);

  const leftWhileSending = async (formId: FormId) => {
    let isVisible = true;
    const enquiry = anEnquiry(formId, { isVisible: () => isVisible });
    enquiry.fillIn();
    await enquiry.submitDetails();
    const answer = enquiry.hold();
    await enquiry.enterCode(enquiry.codeInInbox());
    isVisible = false;
    await answer({ ok: false, reason: "network" });
    return enquiry;
  };

  test.each(unkeptForms)(
    "%s form: is kept, and goes out later as it would have, by its own template",
    async (formId) => {
      const enquiry = await leftWhileSending(formId);
      const [lead] = enquiry.leadsSent();
      expect(enquiry.outbox.list()).toHaveLength(1);
      expect(enquiry.kept).toHaveLength(1);
      expect(enquiry.outcomes.map(({ isKept }) => isKept)).toEqual([true]);
      expect(enquiry.drafts.read()).toBeNull();
      const sent: unknown[] = [];
      await enquiry.outbox.deliver((kind, params) => {
        sent.push({ kind, params });
        return Promise.resolve({ ok: true });
      });
      expect(sent).toEqual([lead]);
      expect(enquiry.outbox.news()).toHaveLength(1);
    },
  );

  test("is not sent again once the visitor has sent the same by hand", async () => {
    const { store } = await leftWhileSending("contact");
    const byHand = anEnquiry("contact", { store });
    byHand.fillIn();
    await byHand.submitDetails();
    await byHand.enterCode(byHand.codeInInbox());
    expect(byHand.leadsSent()).toHaveLength(1);
    expect(byHand.outbox.list()).toEqual([]);
  });

  test("a code that fails keeps nothing, since an unconfirmed lead would say that it is confirmed", async () => {
    const enquiry = anEnquiry("contact", { isVisible: () => false });
    enquiry.fillIn();
    enquiry.fail();
    await enquiry.submitDetails();
    expect(enquiry.outbox.list()).toEqual([]);
    expect(enquiry.drafts.read()).not.toBeNull();
  });
});

describe("a form that was left, and opened and filled in anew meanwhile", () => {
  const leftAtStepTwo = async () => {
    const left = anEnquiry("property");
    left.fillIn();
    const answer = left.hold();
    left.session.submitDetails();
    const opened = anEnquiry("property", { store: left.store });
    opened.session.restoreDraft();
    return { left, answer, opened };
  };

  test.each([
    ["keeps the newer draft", "On Sunday, please.", "On Sunday, please."],
    ["and not the draft of what was sent", "A site visit on Saturday, please.", undefined],
  ])("%s when the lead has gone out", async (_case, message, draft) => {
    const { left, answer, opened } = await leftAtStepTwo();
    await answer({ ok: true });
    const sending = left.hold();
    await left.enterCode(left.codeInInbox());
    opened.session.edit("message", message);
    await sending({ ok: true });
    expect(left.outcomes).toHaveLength(1);
    expect(opened.drafts.read()?.details.message).toBe(draft);
  });

  test("writes no draft anew after 'Delete my data'", async () => {
    const { left, answer } = await leftAtStepTwo();
    left.store.entries.clear();
    await answer({ ok: true });
    expect(left.store.entries.size).toBe(0);
  });
});

describe("back and forth", () => {
  test("back keeps what was typed; forward within the countdown reuses the code in the inbox", async () => {
    const enquiry = await atStepTwo();
    enquiry.pass(10_000);
    enquiry.session.back();
    expect(enquiry.state().phase).toBe("details");
    expect(enquiry.state().details.message).toBe("A site visit on Saturday, please.");
    enquiry.session.edit("message", "A site visit on Sunday.");
    await enquiry.submitDetails();
    expect(enquiry.codesSent()).toHaveLength(1);
    expect(enquiry.notice()?.text).toBe("OTP sent to ananya@example.com. Please check your inbox (or spam).");
    expect(resendSecondsLeft(enquiry.state(), enquiry.session.ticks())).toBe(50);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent()[0]?.params["message"]).toBe("A site visit on Sunday.");
  });

  test("going back does not reset the attempts; after five the next submit sends a new code at once", async () => {
    const enquiry = await atStepTwo();
    for (let attempt = 1; attempt <= 4; attempt += 1) await enquiry.enterCode("999999");
    enquiry.session.back();
    await enquiry.submitDetails();
    await enquiry.enterCode("999999");
    expect(enquiry.state()).toMatchObject({ phase: "details", challenge: null });
    await enquiry.submitDetails();
    expect(enquiry.codesSent()).toHaveLength(2);
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.leadsSent()).toHaveLength(1);
  });

  test("forward after the countdown sends a new code", async () => {
    const enquiry = await atStepTwo();
    enquiry.session.back();
    enquiry.pass(60_000);
    await enquiry.submitDetails();
    expect(enquiry.codesSent()).toHaveLength(2);
  });

  test("editing the e-mail voids the code (decisions/enquiry-flow)", async () => {
    const enquiry = await atStepTwo();
    const code = enquiry.codeInInbox();
    enquiry.session.back();
    enquiry.session.edit("email", "someone@example.com");
    enquiry.session.edit("email", "ananya@example.com");
    await enquiry.submitDetails();
    expect(enquiry.codesSent()).toHaveLength(2);
    await enquiry.enterCode(code);
    expect(enquiry.leadsSent()).toEqual([]);
    expect(enquiry.state().wrongAttempts).toBe(1);
  });
});

describe("never twice", () => {
  test("a double click and Enter twice send one code", async () => {
    const enquiry = anEnquiry("contact");
    enquiry.fillIn();
    const answer = enquiry.hold();
    enquiry.session.submitDetails();
    enquiry.session.submitDetails();
    await flushPromises();
    enquiry.session.submitDetails();
    expect(enquiry.codesSent()).toHaveLength(1);
    await answer({ ok: true });
    enquiry.session.submitDetails();
    expect(enquiry.codesSent()).toHaveLength(1);
  });

  test("a double click and Enter twice send one lead", async () => {
    const enquiry = await atStepTwo("contact");
    const answer = enquiry.hold();
    enquiry.session.editCode(enquiry.codeInInbox());
    enquiry.session.submitCode();
    enquiry.session.submitCode();
    enquiry.session.back();
    enquiry.session.resend();
    enquiry.session.restart();
    await flushPromises();
    await answer({ ok: true });
    enquiry.session.submitCode();
    enquiry.session.submitDetails();
    await flushPromises();
    expect(enquiry.leadsSent()).toHaveLength(1);
    expect(enquiry.outcomes).toHaveLength(1);
  });

  test("a double click on resend sends one code", async () => {
    const enquiry = await atStepTwo();
    enquiry.pass(60_000);
    enquiry.session.resend();
    enquiry.session.resend();
    await flushPromises();
    expect(enquiry.codesSent()).toHaveLength(2);
  });

  test("the network lost between the steps loses nothing: the same code sends the lead once it is back", async () => {
    const enquiry = await atStepTwo();
    enquiry.fail("network");
    await enquiry.enterCode(enquiry.codeInInbox());
    expect(enquiry.state()).toMatchObject({ phase: "code", wrongAttempts: 0 });
    enquiry.session.submitCode();
    await flushPromises();
    expect(enquiry.outcomes).toHaveLength(1);
    expect(enquiry.leadsSent()).toHaveLength(2);
  });

  test("nothing can be typed into what is being sent", async () => {
    const enquiry = await atStepTwo();
    const answer = enquiry.hold();
    enquiry.session.editCode(enquiry.codeInInbox());
    enquiry.session.submitCode();
    enquiry.session.edit("email", "someone@example.com");
    enquiry.session.editCode("1");
    expect(enquiry.state().details.email).toBe("ananya@example.com");
    await answer({ ok: true });
    expect(enquiry.leadsSent()[0]?.params["email"]).toBe("ananya@example.com");
  });
});

test.each(formIds)(
  "the code stays out of sight (decisions/enquiry-flow): %s form: in no state, notice, storage entry or outcome",
  async (formId) => {
    const enquiry = anEnquiry(formId);
    const seen: string[] = [];
    enquiry.session.subscribe(() => seen.push(JSON.stringify(enquiry.state())));
    enquiry.fillIn();
    await enquiry.submitDetails();
    await enquiry.enterCode("999999");
    enquiry.pass(60_000);
    await enquiry.resend();
    const code = enquiry.codeInInbox();
    expect(code).toBe("000043");
    expect(seen.join("")).not.toContain(code);
    await enquiry.enterCode(code);
    const { session, outcomes, store } = enquiry;
    const leftBehind = [enquiry.state(), session, outcomes, [...store.entries], enquiry.leadsSent()];
    expect(JSON.stringify(leftBehind)).not.toContain(code);
  },
);

test("drafts: what was typed before a reload does not replace what the visitor has begun again", () => {
  const busy = anEnquiry("property");
  busy.session.edit("name", "Asha");
  busy.store.set("enquiry-draft:property", JSON.stringify({ name: "Ananya Rao" }));
  busy.session.restoreDraft();
  expect(busy.state().details.name).toBe("Asha");
});
