import { routes } from "../../../config/routes";
import { loadPageAhead } from "../../../gatsby/boot/load-pages";
import { previousPage } from "../../../visitor/previous-page";
import { localStore, sessionStore } from "../../../lib/storage";
import { browserOutbox } from "./outbox";
import { createDraftStore } from "../form/draft-store";
import { createEnquirySession, type EnquirySession, type SessionOptions } from "./enquiry-session";
import type { FormId } from "../form/form-layouts";
import { enquiryForms } from "../form/enquiry-forms";
import { siteEmailClient } from "./email-client";
import { browserRandom } from "./one-time-code";
import { reportConversion, rememberSubmitTime, type ThankYouState } from "./thank-you-state";
import { navigate } from "gatsby";

export { CodeForm, NoticeBox } from "./flow-views";
export { phoneReading } from "../form/phone-reading";
export { livePhoneMessage, stepOf } from "./enquiry-machine";
export { enquiryForms };

/** Fired on the window when an enquiry was kept in this browser (docs/requirements.md 3). */
const enquiryKeptEvent = "propertyEnquiry";

interface BrowserSessionOptions extends Pick<SessionOptions, "context" | "initialDetails"> {
  readonly formId: FormId;
  readonly isVisible: () => boolean;
  readonly onLeave?: () => void;
}

/** Goes to /thank-you (docs/requirements.md 4.1, step 3); where the visitor has left the page, reports the conversion
 * itself (docs/decisions/enquiry-delivery.md). */
function finish(thankYou: ThankYouState, options: BrowserSessionOptions, { getState }: EnquirySession): void {
  const { formId, isVisible, onLeave } = options;
  const { ending } = enquiryForms[formId];
  const ended = getState();
  if (ending.storesSubmitTime && !thankYou.isKept) rememberSubmitTime(localStore, thankYou);
  const go = () => {
    // Asked after the delay too: the visitor may leave meanwhile, or close the form, which then starts anew.
    if (!isVisible() || getState() !== ended) return reportConversion(thankYou, sessionStore);
    onLeave?.();
    void navigate(routes.thankYou, { state: thankYou, replace: ending.replacesHistory });
  };
  if (ending.redirectDelayMs === 0 || !isVisible()) go();
  else setTimeout(go, ending.redirectDelayMs);
}

/** Uses this browser's clocks, randomness and storage, and the e-mail client of the build. */
export function startBrowserSession(options: BrowserSessionOptions): EnquirySession {
  const { formId, context } = options;
  siteEmailClient.prepare();
  const session = createEnquirySession({
    ...options,
    form: enquiryForms[formId],
    now: Date.now,
    ticks: () => performance.now(),
    referral: () => ({ page: location.href.replace(/#.*/, ""), cameFrom: previousPage() }),
    random: browserRandom,
    send: siteEmailClient.send,
    drafts: createDraftStore(sessionStore, formId, context.propertyTitle ?? context.source),
    outbox: browserOutbox,
    onKept: ({ id }) => window.dispatchEvent(new CustomEvent(enquiryKeptEvent, { detail: { id } })),
    onFinish: (thankYou) => finish(thankYou, options, session),
  });
  let notice = session.getState().notice;
  session.subscribe(() => {
    const state = session.getState();
    const isCodeOut = state.phase === "code" && state.notice?.kind === "success" && state.notice !== notice;
    ({ notice } = state);
    // Now, as the connection may fail later; not before, as Gatsby takes a page that failed to load for missing.
    if (isCodeOut) loadPageAhead(routes.thankYou);
  });
  return session;
}

/** Of a dialog; what `show` returns marks the form as hidden, as a lead may go out later. */
export function startDialogSession(options: Omit<BrowserSessionOptions, "isVisible">) {
  let isShown = true;
  const show = (isOpen: boolean) => {
    isShown = isOpen;
    return () => {
      isShown = false;
    };
  };
  return { ...startBrowserSession({ ...options, isVisible: () => isShown }), show };
}

export type DialogSession = ReturnType<typeof startDialogSession>;
