import { Icon } from "../../../ui/icon";
import { generateIcsCalendar } from "ts-ics";
import { formatPhone } from "../../../lib/phone";
import type { SiteFacts } from "../../../site/site-data";
import type { VisitRequest, VisitWish } from "../form/enquiry-types";

interface CalendarVisit {
  /** 1 for the first choice, 2 for the second. */
  readonly number: number;
  readonly visit: VisitRequest;
  readonly wish: VisitWish;
  /** ISO. */
  readonly submittedAt: string;
  readonly agency: Pick<SiteFacts, "name" | "phone" | "origin">;
}

/** An iCalendar file (RFC 5545) in UTC, tentative until the agency confirms; opened again it replaces its event. */
export function calendarFileOf({ number, visit, wish, submittedAt, agency }: CalendarVisit): string {
  const { name, phone, origin } = agency;
  const submitted = new Date(submittedAt);
  const page = origin + visit.path;
  return generateIcsCalendar({
    version: "2.0",
    prodId: `-//${name}//Visit//EN`,
    method: "PUBLISH",
    events: [
      {
        uid: `visit-${submitted.getTime()}-${number}@${new URL(origin).host}`,
        stamp: { date: submitted },
        start: { date: new Date(wish.from) },
        end: { date: new Date(wish.to) },
        status: "TENTATIVE",
        summary: `Visit: ${visit.homes}`,
        location: visit.location,
        description: `Asked for, not yet confirmed: ${name} calls you to agree on the time.\n${wish.words} (${visit.zone})\n${formatPhone(phone)}\n${page}`,
        url: page,
      },
    ],
  });
}

export function CalendarLink(props: CalendarVisit) {
  const { number, wish } = props;
  const text = calendarFileOf(props);
  return (
    <a
      className="link tap"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`}
      download={`visit-${number}.ics`}
      aria-label={`Add to calendar: ${wish.words}`}
    >
      <Icon name="calendar" size="text" />
      Add to calendar
    </a>
  );
}
