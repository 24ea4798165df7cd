import { browserOutbox } from "./browser-outbox";
import { mailClient } from "../mail/mail-client";

/** Tries the enquiries that an earlier visit had to keep; whatever fails again stays kept. */
export function deliverOutbox(): Promise<number> {
  return browserOutbox.deliver(mailClient.send);
}
