import { browserOutbox } from "./browser-outbox";
import { siteEmailClient } from "../mail/site-email-client";

/** Tries the enquiries that an earlier visit had to keep; whatever fails again stays kept. */
export function deliverOutbox(): Promise<number> {
  return browserOutbox.deliver(siteEmailClient.send);
}
