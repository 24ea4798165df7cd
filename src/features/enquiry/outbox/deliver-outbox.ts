import { sessionStore } from "../../../lib/storage";
import { createDraftStore } from "../details/draft-store";
import { siteEmailClient } from "../mail/site-email-client";
import { browserOutbox } from "./browser-outbox";

export { OutboxNotice } from "./outbox-notice";

/**
 * Tries to send the enquiries stored by earlier visits; those that fail again stay stored. The draft of one that went
 * out is removed, so that the modal does not offer it once more.
 */
export async function deliverOutbox(): Promise<void> {
  const delivered = await browserOutbox.deliver(siteEmailClient.send);
  const drafts = createDraftStore(sessionStore, "modal");
  const draft = drafts.read();
  const isDelivered = delivered.some(
    ({ email, message }) =>
      email === draft?.details.email?.trim() && message === draft?.details.message?.trim(),
  );
  if (isDelivered) drafts.clear();
}
