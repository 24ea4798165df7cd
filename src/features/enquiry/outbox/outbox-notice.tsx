import { useMemo, useSyncExternalStore } from "react";
import { routes } from "../../../config/routes";
import { ButtonLink } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { browserOutbox, readOutboxText, subscribeToOutbox } from "./browser-outbox";
import * as styles from "./outbox-notice.module.css";
import { formatDateTime } from "../../../lib/dates";
import { outboxMaxAgeDays } from "./outbox";
import type { EndedEnquiry } from "./outbox-entry";

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
