import ICAL from "ical.js";

/** The one event of a calendar file, read by another library than the one that wrote it. Throws where there is not one. */
export function calendarEvent(text: string): ICAL.Component {
  const parsed: unknown[] = ICAL.parse(text);
  const [event, ...extra] = new ICAL.Component(parsed).getAllSubcomponents("vevent");
  if (event === undefined || extra.length > 0) throw new Error("The file has not one event");
  return event;
}
