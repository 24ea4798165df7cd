import { createObservable } from "../../../lib/observable";
import { advanceEnquiry, type EnquiryCommand, type EnquiryEvent } from "./enquiry-machine";
import { startEnquiry, type EnquiryState } from "./enquiry-state";
import type { DetailField, EnquiryContext, EnquiryDetails, MailParams } from "./enquiry-types";
import type { FormDefinition, FormEnding } from "../forms/form-definition";
import type { DraftStore } from "../details/draft-store";
import { codeMailParams } from "../forms/lead-params";
import type { SendMail, SendResult } from "../mail/mail-result";
import { createCodeKeeper, type RandomSource } from "../code/one-time-code";
import type { KeptEnquiry, Outbox } from "../outbox/outbox";
import { thankYouStateOf, type ThankYouState } from "../thank-you/thank-you-state";

/** The result of a submission: the state for /thank-you and how to go there. */
export interface EnquiryOutcome {
  readonly thankYou: ThankYouState;
  readonly submittedAtMs: number;
  readonly ending: FormEnding;
}

export interface SessionOptions {
  readonly form: FormDefinition;
  readonly context: EnquiryContext;
  /** Prefilled values, e.g. a message about the listing; a reset restores them. */
  readonly initialDetails?: Partial<EnquiryDetails>;
  /** Milliseconds since 1970, `Date.now` in the browser. */
  readonly now: () => number;
  readonly random: RandomSource;
  readonly send: SendMail;
  readonly drafts: DraftStore;
  /** Only the modal keeps undelivered leads. */
  readonly outbox?: Outbox;
  /** Called when a lead was stored in this browser, for the `propertyEnquiry` event (docs/requirements.md 3). */
  readonly onKept?: (kept: KeptEnquiry) => void;
  /** Called once per submission, delivered or kept; the page then goes to /thank-you. */
  readonly onFinish: (outcome: EnquiryOutcome) => void;
}

/**
 * An enquiry through one form. For `useSyncExternalStore`: `getState` returns the same object until something changes.
 */
export interface EnquirySession {
  readonly getState: () => EnquiryState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly edit: (field: DetailField, value: string) => void;
  readonly editCode: (value: string) => void;
  readonly submitDetails: () => void;
  readonly submitCode: () => void;
  readonly resend: () => void;
  readonly back: () => void;
  /** Empties the form, e.g. when the modal opens again after a submission. */
  readonly restart: () => void;
  /** Restores what was typed before a reload, unless the visitor has typed since. */
  readonly restoreDraft: () => void;
}

/**
 * Runs the state machine of one form: holds the code in a closure, executes the machine's commands and passes it the
 * answers (docs/decisions/d1-one-enquiry-machine.md, docs/decisions/d2-code-in-memory.md). A filled honeypot pretends
 * success and sends nothing (docs/decisions/d7-notice-and-honeypot.md).
 */
export function createEnquirySession(options: SessionOptions): EnquirySession {
  const { form, context, initialDetails = {}, now, random, send, drafts, outbox, onKept, onFinish } = options;
  const setup = { form, initialDetails };
  const keeper = createCodeKeeper(random);
  const enquiry = createObservable(startEnquiry(initialDetails));

  const dispatch = (event: EnquiryEvent): void => {
    const { state, commands } = advanceEnquiry(enquiry.get(), event, setup);
    enquiry.set(state);
    commands.forEach(run);
  };

  const mail = async (kind: Parameters<SendMail>[0], params: MailParams): Promise<SendResult> => {
    if (enquiry.get().details.website !== "") return { ok: true };
    try {
      return await send(kind, params);
    } catch {
      return { ok: false, reason: "provider" };
    }
  };

  const sendCode = async (requestId: number): Promise<void> => {
    const params = codeMailParams(form.leadKind, enquiry.get().details, context, keeper.issue());
    const result = await mail("code", params);
    dispatch({ type: "codeAnswered", requestId, result, nowMs: now() });
  };

  const keepLead = (params: MailParams): boolean => {
    const kept = form.keepsUndeliveredLead ? (outbox?.keep(params) ?? null) : null;
    if (kept !== null) onKept?.(kept);
    return kept !== null;
  };

  const sendLead = async (requestId: number, submittedAtMs: number): Promise<void> => {
    const params = form.leadParams(enquiry.get().details, context, submittedAtMs);
    const result = await mail(form.leadKind, params);
    const isKept = !result.ok && keepLead(params);
    dispatch({ type: "leadAnswered", requestId, result, submittedAtMs, isKept });
  };

  const run = (command: EnquiryCommand): void => {
    switch (command.type) {
      case "sendCode":
        void sendCode(command.requestId);
        return;
      case "acceptCode":
        keeper.accept();
        return;
      case "rejectCode":
        keeper.reject();
        return;
      case "discardCode":
        keeper.discard();
        return;
      case "sendLead":
        void sendLead(command.requestId, command.submittedAtMs);
        return;
      case "finish": {
        const { details, submittedAtMs } = command;
        drafts.clear();
        onFinish({
          thankYou: thankYouStateOf(form.id, details, context, submittedAtMs),
          submittedAtMs,
          ending: form.ending,
        });
      }
    }
  };

  return {
    getState: enquiry.get,
    subscribe: enquiry.subscribe,
    edit: (field, value) => {
      const before = enquiry.get().details;
      dispatch({ type: "edit", field, value });
      const { details } = enquiry.get();
      if (details !== before) drafts.write(details);
    },
    editCode: (value) => dispatch({ type: "editCode", value }),
    submitDetails: () => dispatch({ type: "submitDetails", nowMs: now() }),
    submitCode: () =>
      dispatch({ type: "submitCode", matches: keeper.matches(enquiry.get().codeInput), nowMs: now() }),
    resend: () => dispatch({ type: "resend", nowMs: now() }),
    back: () => dispatch({ type: "back" }),
    restart: () => dispatch({ type: "restart" }),
    restoreDraft: () => {
      const details = drafts.read();
      if (details !== null) dispatch({ type: "restore", details });
    },
  };
}
