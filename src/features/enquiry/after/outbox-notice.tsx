import { useMemo, useSyncExternalStore } from "react";
import { routes } from "../../../config/routes";
import { ButtonLink } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { browserOutbox, outboxMaxAgeDays, readOutboxText, subscribeToOutbox } from "../flow/outbox";
import { haveSameWords, kindOfKept, type EndedEnquiry } from "../flow/outbox-entry";
import { sessionStore } from "../../../lib/storage";
import { createDraftStore, draftScopeOf } from "../form/draft-store";
import { emptyDetails, type EnquiryDetails, type MailParams } from "../form/enquiry-types";
import { modalLeadParams, visitLeadParams } from "../form/lead-params";
import { siteEmailClient } from "../flow/email-client";
import { formatDateTime } from "../../../lib/dates";
import * as styles from "./outbox-notice.module.css";

/** What a visitor is told about an enquiry that this browser had kept. `timeZone` as for `formatDateTime`. */
export function outboxNewsText({ id, outcome }: EndedEnquiry, timeZone?: string): string {
  const message = `Your message of ${formatDateTime(id, timeZone)}`;
  if (outcome === "sent") return `${message}, which was saved in this browser, has now reached us.`;
  const limit =
    outcome === "aged" ? `within ${outboxMaxAgeDays} days` : "before the times that you chose for a visit";
  return `${message} could not be sent ${limit} and was deleted. It did not reach us: please write again if you still need us.`;
}

/**
 * Tells the visitor what became of the enquiries that this browser had kept, until they close it. It is the last thing
 * before the footer and stays at the lower edge of the window, so that it moves nothing when it comes and nothing is
 * behind it for good.
 */
export function OutboxNotice() {
  const text = useSyncExternalStore(subscribeToOutbox, readOutboxText);
  const news = useMemo(() => (text === "" ? [] : browserOutbox.news()), [text]);
  if (news.length === 0) return null;
  return (
    <aside className={styles.notice} aria-label="Your messages">
      <div role="status" className={styles.text}>
        {news.map((entry) => (
          <p key={entry.id}>{outboxNewsText(entry)}</p>
        ))}
      </div>
      {news.some(({ outcome }) => outcome !== "sent") && (
        <ButtonLink to={routes.contact} look="outline">
          Write again
        </ButtonLink>
      )}
      <IconButton icon="x" label="Close this message" lined onClick={browserOutbox.markRead} />
    </aside>
  );
}

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
