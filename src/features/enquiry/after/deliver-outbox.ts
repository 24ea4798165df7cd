import { sessionStore } from "../../../lib/storage";
import { createDraftStore, draftScopeOf } from "../form/draft-store";
import { emptyDetails, type EnquiryDetails, type MailParams } from "../form/enquiry-types";
import { modalLeadParams, visitLeadParams } from "../form/lead-params";
import { siteEmailClient } from "../flow/email-client";
import { browserOutbox } from "../flow/browser-outbox";
import { haveSameWords, kindOfKept } from "../flow/outbox-entry";

export { OutboxNotice } from "./outbox-notice";

const leadParams = { modal: modalLeadParams, visit: visitLeadParams } as const;

/** Whether a visit went to homes that the draft is about, whose scope names those of all its cities. */
function isOfThatVisit(params: MailParams, { visitCity }: EnquiryDetails, scope: string): boolean {
  const titles = scope.split(", ");
  const isOfHomes = (params["visit_homes"] ?? "").split(", ").every((title) => titles.includes(title));
  return isOfHomes && params["visit_timezone"]?.startsWith(`${visitCity}, `) === true;
}

/** Removes the draft that says what was sent, and no other: the visitor may have written anew since. */
function removeDraftOf(params: MailParams): void {
  const form = kindOfKept({ params }) === "visit" ? "visit" : "modal";
  sessionStore.removeWhere((key) => {
    const scope = draftScopeOf(key, form);
    const draft = scope === null ? null : createDraftStore(sessionStore, form, scope).read();
    if (scope === null || draft === null) return false;
    const details = { ...emptyDetails, ...draft.details };
    // The homes and their time zone are not in a draft.
    const words = { ...params, ...leadParams[form](details, { brand: "" }, 0) };
    return haveSameWords(words, params) && (form === "modal" || isOfThatVisit(params, details, scope));
  });
}

/**
 * Tries to send the enquiries stored by earlier visits; those that fail again stay stored. The draft of one that went
 * out is removed, so that its form does not offer it once more.
 */
export async function deliverOutbox(): Promise<void> {
  const delivered = await browserOutbox.deliver(siteEmailClient.send);
  // Other forms, whose leads say no `submitted_at`, keep a lead and have no draft of it any more.
  delivered.filter((params) => "submitted_at" in params).forEach(removeDraftOf);
}
