import { browserOutbox } from "./browser-outbox";
import { siteEmailClient } from "../mail/site-email-client";

/** Tries to send the enquiries stored by earlier visits; those that fail again stay stored. */
export function deliverOutbox(): Promise<number> {
  return browserOutbox.deliver(siteEmailClient.send);
}
