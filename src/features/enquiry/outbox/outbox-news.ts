import { formatDateTime } from "../../../lib/date-time";
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
