import { Icon } from "../../../ui/icon";
import { calendarFileOf, type CalendarVisit } from "./calendar-file";

/** Adds a wish to the visitor's calendar. */
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
      <Icon name="calendar" size={18} />
      Add to calendar
    </a>
  );
}
