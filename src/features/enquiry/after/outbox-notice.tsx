import { navigate } from "gatsby";
import { useMemo, useSyncExternalStore } from "react";
import { focusMain } from "../../../lib/focus";
import { routes } from "../../../config/routes";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { browserOutbox, outboxMaxAgeDays, readOutboxText, subscribeToOutbox } from "../flow/outbox";
import { formatDateTime, hasSameContent, kindOf, type EndedEnquiry } from "../flow/outbox-entry";
import { sessionStore } from "../../../lib/storage";
import { createDraftStore, draftScopeOf } from "../form/draft-store";
import { emptyDetails, type EnquiryDetails, type MailParams } from "../form/enquiry-types";
import { leadParams } from "../form/lead-params";
import { siteEmailClient } from "../flow/email-client";
import * as styles from "./outbox-notice.module.css";

/** What became of a kept enquiry; `timeZone` as for `formatDateTime`. */
export function outboxNewsText({ id, outcome }: EndedEnquiry, timeZone?: string): string {
  const message = `Your message of ${formatDateTime(id, timeZone)}`;
  if (outcome === "sent") return `${message}, which was saved in this browser, has now reached us.`;
  const limit =
    outcome === "aged" ? `within ${outboxMaxAgeDays} days` : "before the times that you chose for a visit";
  return `${message} could not be sent ${limit} and was deleted. It did not reach us: please write again if you still need us.`;
}

/** The last element before the footer, at the window's lower edge: it moves nothing, and hides nothing for good. */
export function OutboxNotice() {
  const dismiss = () => {
    focusMain();
    browserOutbox.markRead();
  };
  const text = useSyncExternalStore(subscribeToOutbox, readOutboxText);
  const news = useMemo(() => (text === "" ? [] : browserOutbox.news()), [text]);
  const hasNews = news.length > 0;
  // The status is there without news too, as some readers announce only what is added to one.
  return (
    <section
      className={hasNews ? `cluster ${styles.notice}` : undefined}
      aria-label={hasNews ? "Your messages" : undefined}
    >
      <div role="status" className={styles.text}>
        {news.map((entry) => (
          <p key={entry.id}>{outboxNewsText(entry)}</p>
        ))}
      </div>
      {news.some(({ outcome }) => outcome !== "sent") && (
        <Button
          look="outline"
          onClick={() => {
            dismiss();
            void navigate(routes.contact);
          }}
        >
          Write again
        </Button>
      )}
      {hasNews && <IconButton icon="x" label="Close this message" lined onClick={dismiss} />}
    </section>
  );
}

/** The draft's scope names the homes of all its cities, the lead those of one. */
function isOfThatVisit(params: MailParams, { visitCity }: EnquiryDetails, scope: string): boolean {
  const titles = scope.split(", ");
  const isOfHomes = (params["visit_homes"] ?? "").split(", ").every((title) => titles.includes(title));
  return isOfHomes && params["visit_timezone"]?.startsWith(`${visitCity}, `) === true;
}

/** Removes only the draft of what was sent: the visitor may have written anew since. */
function removeDraftOf(params: MailParams): void {
  const form = kindOf({ params }) === "visit" ? "visit" : "modal";
  sessionStore.removeWhere((key) => {
    const scope = draftScopeOf(key, form);
    const draft = scope === null ? null : createDraftStore(sessionStore, form, scope).read();
    if (scope === null || draft === null) return false;
    const details = { ...emptyDetails, ...draft.details };
    // The homes and their time zone are not in a draft.
    const words = { ...params, ...leadParams[form](details, { brand: "" }, 0) };
    return hasSameContent(words, params) && (form === "modal" || isOfThatVisit(params, details, scope));
  });
}

/** Sends what earlier visits kept, and removes the drafts of what went out; what fails again stays kept. */
export async function deliverOutbox(): Promise<void> {
  const delivered = await browserOutbox.deliver(siteEmailClient.send);
  // Leads without `submitted_at` are from other forms, which have no draft of them any more.
  delivered.filter((params) => "submitted_at" in params).forEach(removeDraftOf);
}
