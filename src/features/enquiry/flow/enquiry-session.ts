import { createObservable } from "../../../lib/observable";
import { advanceEnquiry, type EnquiryEvent, isBusy, startEnquiry } from "./enquiry-machine";
import type {
  DetailField,
  EnquiryContext,
  EnquiryDetails,
  MailParams,
  SendMail,
} from "../form/enquiry-types";
import type { FormDefinition } from "../form/enquiry-forms";
import type { DraftStore } from "../form/draft-store";
import {
  codeMailParams,
  firstNameOf,
  fullNameOf,
  referralParams,
  withoutCode,
  type EnquiryReferral,
} from "../form/lead-params";
import { randomCode, type RandomSource } from "./one-time-code";
import type { Outbox } from "./outbox";
import { hasSameContent, type KeptEnquiry } from "./outbox-entry";
import type { ThankYouState } from "./thank-you-state";

interface Submission extends Pick<ThankYouState, "form" | "isKept"> {
  readonly details: EnquiryDetails;
  readonly context: EnquiryContext;
  readonly submittedAtMs: number;
}

export function thankYouStateOf({ form, details, context, submittedAtMs, isKept }: Submission) {
  const visit = context.visit?.request(details);
  return {
    form,
    firstName: firstNameOf(details),
    name: fullNameOf(details),
    submittedAt: new Date(submittedAtMs).toISOString(),
    source: context.source ?? null,
    propertyTitle: visit?.homes ?? context.propertyTitle ?? null,
    isKept,
    visit,
  };
}

export interface SessionOptions {
  readonly form: FormDefinition;
  readonly context: EnquiryContext;
  /** Prefilled values, e.g. a message about the listing; a reset restores them. */
  readonly initialDetails?: Partial<EnquiryDetails>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds of a clock that nobody sets: `performance.now`. */
  readonly ticks: () => number;
  readonly referral: () => EnquiryReferral;
  readonly random: RandomSource;
  readonly send: SendMail;
  readonly drafts: DraftStore;
  /** For what the modal and visits could not send, and leads of any form whose visitor has left. */
  readonly outbox: Outbox;
  /** Whether the visitor sees the form; always when absent. */
  readonly isVisible?: (() => boolean) | undefined;
  readonly onKept: (kept: KeptEnquiry) => void;
  /** Called once per submission, delivered or kept. */
  readonly onFinish: (thankYou: ThankYouState) => void;
}

export type EnquirySession = ReturnType<typeof createEnquirySession>;

/** Runs a form's state machine; the code stays in a closure (docs/decisions/enquiry-flow.md). A filled honeypot sends
 * nothing but seems to (docs/decisions/storage-and-privacy.md). */
export function createEnquirySession(options: SessionOptions) {
  const { form, context, initialDetails = {}, isVisible = () => true } = options;
  const { now, ticks, referral, random, send, drafts, outbox, onKept, onFinish } = options;
  const setup = { form, initialDetails };
  const keptKind = form.keepsUndelivered ? {} : { kind: form.leadKind };
  const enquiry = createObservable(startEnquiry(initialDetails));
  let kept: KeptEnquiry | null = null;
  /** The older one counts until a new one is sent. */
  let code: string | null = null;

  const dispatch = (event: EnquiryEvent): void => {
    const before = enquiry.get();
    const state = advanceEnquiry(before, event, ticks(), setup);
    if (state.challenge === null) code = null;
    enquiry.set(state);
    const sentTo = state.challenge?.sentTo ?? null;
    const isCodeChanged = sentTo !== (before.challenge?.sentTo ?? null);
    const isEdited = event.type === "edit" && state.details !== before.details;
    // The answer may come after the form was left, and opened and filled in anew.
    if (isEdited || (isCodeChanged && drafts.holds(state.details))) writeDraft();
    if (isBusy(state.phase) && !isBusy(before.phase))
      void (state.phase === "verifying" ? sendLead() : sendCode());
  };

  const leadParams = (submittedAtMs: number): MailParams => ({
    ...form.leadParams(enquiry.get().details, context, submittedAtMs),
    ...referralParams(form.leadKind, context, referral(), submittedAtMs),
  });

  const writeDraft = (): void => {
    const { details, challenge } = enquiry.get();
    const isCorrected = kept !== null && !hasSameContent(kept.params, leadParams(now()));
    const link = { keptAt: kept?.params["submitted_at"] ?? null, isCorrected };
    drafts.write(details, challenge?.sentTo ?? null, link);
  };

  const mail: SendMail = async (kind, params) =>
    enquiry.get().details.website === "" ? send(kind, params) : { ok: true };

  const sendCode = async (): Promise<void> => {
    const issued = randomCode(random);
    const params = codeMailParams(form.leadKind, enquiry.get().details, context, issued);
    const result = await mail("code", params);
    if (result.ok) code = issued;
    // An earlier code can still be used, and the visitor can correct a refused address.
    const isKept =
      !result.ok &&
      result.reason !== "address" &&
      enquiry.get().challenge === null &&
      form.keepsUndelivered &&
      keep(withoutCode(leadParams(now())));
    dispatch({ type: "codeAnswered", result, isKept });
  };

  const keep = (params: MailParams): boolean => {
    const wishes = context.visit?.request(enquiry.get().details).wishes ?? [];
    const untilMs = wishes.length > 0 ? Math.max(...wishes.map(({ to }) => Date.parse(to))) : undefined;
    const entry = outbox.keep(params, kept, { ...keptKind, untilMs });
    if (entry === null) return false;
    if (kept === null) onKept(entry);
    kept = entry;
    if (drafts.holds(enquiry.get().details)) writeDraft();
    return true;
  };

  const sendLead = async (): Promise<void> => {
    const submittedAtMs = now();
    const { details } = enquiry.get();
    const params = leadParams(submittedAtMs);
    const result = await outbox.sendInstead({ ...keptKind, params }, kept, mail);
    // A visitor who has left cannot read of a failure.
    const keeps = form.keepsUndelivered || !isVisible();
    const isKept = !result.ok && keeps && keep(params);
    dispatch({ type: "leadAnswered", result, isKept });
    if (!result.ok && !isKept) return;
    kept = null;
    if (drafts.holds(details)) drafts.clear();
    onFinish(thankYouStateOf({ form: form.id, details, context, submittedAtMs, isKept }));
  };

  return {
    ticks,
    getState: enquiry.get,
    subscribe: enquiry.subscribe,
    edit: (field: DetailField, value: string) => dispatch({ type: "edit", field, value }),
    editCode: (value: string) => dispatch({ type: "editCode", value }),
    submitDetails: () => dispatch({ type: "submitDetails" }),
    submitCode: () => dispatch({ type: "submitCode", matches: enquiry.get().codeInput === code }),
    resend: () => dispatch({ type: "resend" }),
    back: () => dispatch({ type: "back" }),
    restart: () => dispatch({ type: "restart" }),
    /** Restores what was typed before a reload, unless the visitor has typed since, and reports which code is lost. */
    restoreDraft: () => {
      const draft = drafts.read();
      if (draft === null) return;
      // By another tab, in these words.
      const isSent = draft.keptAt !== null && outbox.deliveryStatus(draft.keptAt).at === "sent";
      if (isSent && !draft.isCorrected) return drafts.clear();
      dispatch({ type: "restore", ...draft });
      // An earlier page may have kept it: sent from here, corrected or not, it must not go out twice.
      kept ??= outbox.list().find(({ params }) => params["submitted_at"] === draft.keptAt) ?? null;
    },
  };
}
