import type { EmailKind } from "../../src/config/environment";
import { createDraftStore } from "../../src/features/enquiry/form/draft-store";
import { createEnquirySession } from "../../src/features/enquiry/flow/enquiry-session";
import type { ThankYouState } from "../../src/features/enquiry/flow/thank-you-state";
import type {
  EnquiryContext,
  EnquiryDetails,
  MailParams,
  SendFailureReason,
  SendResult,
} from "../../src/features/enquiry/form/enquiry-types";
import type { FormId } from "../../src/features/enquiry/form/form-layouts";
import { enquiryForms } from "../../src/features/enquiry/form/enquiry-forms";
import { createOutbox } from "../../src/features/enquiry/flow/outbox";
import type { KeptEnquiry } from "../../src/features/enquiry/flow/outbox-entry";
import { weekdays } from "../../src/catalogue/visit-times";
import { visitTimesOf } from "../../src/content/write-visit-times";
import { meaningOf, visitDays } from "../../src/features/enquiry/after/visit-plan";
import type { KeyValueStore } from "../../src/lib/storage";

export const enquiryStartMs = Date.UTC(2026, 10, 20, 10, 15);

/** What every lead carries besides docs/requirements.md 7 (docs/decisions/e-mail.md). */
export const referralOfLead = {
  page: "https://example.com/property/lakeview-terraces",
  came_from: "–",
  time_in_india: "20 Nov 2026, 3:45 pm",
};

export const visitWishes = [
  {
    words: "Saturday, 28 Nov 2026: Morning, 9.30 am to 12 noon",
    from: "2026-11-28T04:00:00.000Z",
    to: "2026-11-28T06:30:00.000Z",
  },
  {
    words: "Monday, 30 Nov 2026: Evening, 5 pm to 7 pm",
    from: "2026-11-30T11:30:00.000Z",
    to: "2026-11-30T13:30:00.000Z",
  },
];

export interface SentMail {
  readonly kind: EmailKind;
  readonly params: MailParams;
}

/** A store in memory; with `isFull` it refuses every new value. */
export function aStore(isFull = false): KeyValueStore & { readonly entries: Map<string, string> } {
  const entries = new Map<string, string>();
  return {
    entries,
    get: (key) => entries.get(key) ?? null,
    set: (key, value) => {
      if (!isFull) entries.set(key, value);
      return !isFull;
    },
    remove: (key) => {
      entries.delete(key);
    },
  };
}

/** Details that pass every check of every form. */
export function someDetails(more: Partial<EnquiryDetails> = {}): EnquiryDetails {
  return {
    firstName: "Ananya",
    lastName: "Rao",
    name: "Ananya Rao",
    email: "ananya@example.com",
    countryCode: "+91",
    phone: "9876543210",
    message: "A site visit on Saturday, please.",
    visitCity: "Bangalore",
    firstDay: "Saturday, 28 Nov 2026",
    firstPart: "Morning, 9.30 am to 12 noon",
    secondDay: "Monday, 30 Nov 2026",
    secondPart: "Evening, 5 pm to 7 pm",
    people: "2",
    visitKind: "In person",
    website: "",
    ...more,
  };
}

export const anotherCode = (code: string): string => (code === "000000" ? "000001" : "000000");

export const fixtureContext: EnquiryContext = {
  brand: "The Agency",
  propertyTitle: "Lakeview Terraces",
  price: "₹1.20 Cr onwards",
  registration: "RERA PRM/KA/1",
  source: "Available Properties",
  tab: "Rent",
};

/** What the build says of an office that is open on weekdays and Saturdays from 9.30 am to 7 pm. */
export const officeTimes = visitTimesOf({
  officeHours: weekdays
    .filter((weekday) => weekday !== "Sunday")
    .map((weekday) => ({ weekday, opens: "09:30", closes: "19:00" })),
  closedDays: [{ day: "2026-12-25", name: "Christmas" }],
});

const visitContext: EnquiryContext = {
  ...fixtureContext,
  visit: meaningOf(
    [
      {
        title: "Lakeview Terraces",
        path: "/property/lakeview-terraces",
        location: "Hebbal, Bangalore",
        city: "Bangalore",
      },
    ],
    () => visitDays(officeTimes, "Bangalore", enquiryStartMs),
  ),
};

/** Runs the callbacks of promises that are already settled. */
export async function flushPromises(): Promise<void> {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
}

/**
 * An enquiry through one form, with a clock that the test sets, codes counted up from 000042 and a mail service whose
 * answers are queued: `fail` makes the next e-mail fail, `hold` leaves it unanswered until the returned function is
 * called.
 */
export function anEnquiry(
  formId: FormId,
  options: {
    details?: Partial<EnquiryDetails>;
    isStorageFull?: boolean;
    store?: ReturnType<typeof aStore>;
    isVisible?: () => boolean;
  } = {},
) {
  let passedMs = 0;
  let setByMs = 0;
  let nextDraw = 42;
  const sent: SentMail[] = [];
  const answers: (() => Promise<SendResult>)[] = [];
  const outcomes: ThankYouState[] = [];
  const kept: KeptEnquiry[] = [];
  const store = options.store ?? aStore(options.isStorageFull);
  const now = () => enquiryStartMs + passedMs + setByMs;
  const outbox = createOutbox({ store, now, pause: () => Promise.resolve(), withLock: (task) => task() });
  const drafts = createDraftStore(store, formId);
  const session = createEnquirySession({
    form: enquiryForms[formId],
    context: formId === "visit" ? visitContext : fixtureContext,
    now,
    ticks: () => passedMs,
    referral: () => ({ page: referralOfLead.page, cameFrom: "" }),
    random: (words) => {
      words[0] = nextDraw;
      nextDraw += 1;
    },
    send: (kind, params) => {
      sent.push({ kind, params });
      return (answers.shift() ?? (() => Promise.resolve({ ok: true })))();
    },
    drafts,
    outbox,
    isVisible: options.isVisible,
    onKept: (entry) => kept.push(entry),
    onFinish: (outcome) => outcomes.push(outcome),
  });

  const fillIn = () => {
    const details = someDetails(options.details);
    session.edit("countryCode", details.countryCode);
    for (const { name } of enquiryForms[formId].fields) session.edit(name, details[name]);
    session.edit("website", details.website);
  };

  return {
    session,
    store,
    drafts,
    outbox,
    sent,
    outcomes,
    kept,
    fillIn,
    now,
    state: () => session.getState(),
    notice: () => session.getState().notice,
    codesSent: () => sent.filter(({ kind }) => kind === "code"),
    leadsSent: () => sent.filter(({ kind }) => kind !== "code"),
    /** The code of the latest code e-mail, as the visitor reads it in the inbox. */
    codeInInbox: () => sent.filter(({ kind }) => kind === "code").at(-1)?.params["otp_code"] ?? "",
    pass: (durationMs: number) => {
      passedMs += durationMs;
    },
    setClock: (byMs: number) => {
      setByMs += byMs;
    },
    fail: (reason: SendFailureReason = "provider", status = 500) => {
      answers.push(() => Promise.resolve({ ok: false, reason, status }));
    },
    hold: () => {
      let release: (result: SendResult) => void = () => undefined;
      const held = new Promise<SendResult>((resolve) => {
        release = resolve;
      });
      answers.push(() => held);
      return async (result: SendResult) => {
        release(result);
        await flushPromises();
      };
    },
    submitDetails: async () => {
      session.submitDetails();
      await flushPromises();
    },
    enterCode: async (code: string) => {
      session.editCode(code);
      session.submitCode();
      await flushPromises();
    },
    resend: async () => {
      session.resend();
      await flushPromises();
    },
  };
}

/** A form at step 2 with a code in the inbox. */
export async function atStepTwo(formId: FormId = "property") {
  const enquiry = anEnquiry(formId);
  enquiry.fillIn();
  await enquiry.submitDetails();
  return enquiry;
}
