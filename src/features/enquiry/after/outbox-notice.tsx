import { navigate } from "gatsby";
import { useMemo, useSyncExternalStore } from "react";
import { focusMain } from "../../../lib/focus";
import { routes } from "../../../config/routes";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { browserOutbox, outboxMaxAgeDays, readOutboxText, subscribeToOutbox } from "../flow/outbox";
import { formatDateTime, type EndedEnquiry, type KeptEnquiry } from "../flow/outbox-entry";
import { sessionStore } from "../../../lib/storage";
import { draftKeysOf } from "../form/draft-store";
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

/** After it the visitor has forgotten the correction, and the enquiry goes out as it was. */
const correctionMs = 24 * 60 * 60 * 1000;

/** Sends what earlier visits kept, but what is corrected in this tab, and removes unchanged drafts of what went out. */
export async function deliverOutbox(): Promise<void> {
  const isHeld = ({ id, params }: KeptEnquiry) =>
    Date.now() - id < correctionMs && draftKeysOf(sessionStore, params, true).length > 0;
  const delivered = await browserOutbox.deliver(siteEmailClient.send, isHeld);
  const sent = delivered.flatMap((params) => draftKeysOf(sessionStore, params, false));
  sent.forEach((key) => sessionStore.remove(key));
}
