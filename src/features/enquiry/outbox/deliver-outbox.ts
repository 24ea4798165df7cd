import { sessionStore } from "../../../lib/storage";
import { createDraftStore } from "../details/draft-store";
import { siteEmailClient } from "../mail/site-email-client";
import { browserOutbox } from "./browser-outbox";
import { kindOfKept } from "./outbox-entry";

export { OutboxNotice } from "./outbox-notice";

/**
 * Tries to send the enquiries stored by earlier visits; those that fail again stay stored. The draft of one that went
 * out is removed, so that its form does not offer it once more.
 */
export async function deliverOutbox(): Promise<void> {
  const delivered = await browserOutbox.deliver(siteEmailClient.send);
  for (const params of delivered) {
    const drafts = createDraftStore(
      sessionStore,
      kindOfKept(params) === "visit" ? "visit" : "modal",
      params["visit_homes"],
    );
    const details = drafts.read()?.details;
    if (params["email"] === details?.email?.trim() && params["message"] === details?.message?.trim())
      drafts.clear();
  }
}
