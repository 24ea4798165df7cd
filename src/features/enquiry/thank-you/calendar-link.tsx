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
    >
      <Icon name="calendar" size={18} />
      Add to calendar<span className="vh">: {wish.words}</span>
    </a>
  );
}
