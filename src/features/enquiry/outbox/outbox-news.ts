import { formatDateTime } from "../../../lib/date-time";
import { outboxMaxAgeDays } from "./outbox";
import type { EndedEnquiry } from "./outbox-entry";

/** What a visitor is told about an enquiry that this browser had kept. `timeZone` as for `formatDateTime`. */
export function outboxNewsText({ id, outcome }: EndedEnquiry, timeZone?: string): string {
  const written = formatDateTime(id, timeZone);
  return outcome === "sent"
    ? `Your message of ${written}, which was saved in this browser, has now reached us.`
    : `Your message of ${written} could not be sent within ${outboxMaxAgeDays} days and was deleted. It did not reach us: please write again if you still need us.`;
}
