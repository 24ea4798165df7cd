import type { VisitTimes } from "../../../catalogue/visit-times";
import { createObservable } from "../../../lib/observable";
import type { DetailField } from "../form/enquiry-types";
import { startBrowserSession } from "../flow/browser-session";
import { meaningOf, staleChoices, titlesOf, visitDays, type VisitHome } from "./visit-plan";

interface VisitOptions {
  readonly homes: readonly VisitHome[];
  readonly times: VisitTimes;
  /** Name of the agency. */
  readonly brand: string;
  /** Called when the page is left for /thank-you. */
  readonly onLeave: () => void;
}

/** An enquiry for a visit, which asks only for what is offered: a choice that no longer is becomes none. */
export function createVisit({ homes, times, brand, onLeave }: VisitOptions) {
  let isShown = true;
  const firstCity = homes[0]?.city ?? "";
  const daysOf = (city: string) => visitDays(times, city, Date.now());
  const days = createObservable(daysOf(firstCity));
  const context = { brand, propertyTitle: titlesOf(homes), visit: meaningOf(homes, days.get) };
  const session = startBrowserSession({
    formId: "visit",
    context,
    initialDetails: { visitCity: firstCity },
    isOnShow: () => isShown,
    onLeave,
  });
  const dropStale = () => {
    const { details, phase } = session.getState();
    // What a code was sent for stays as it was.
    if (phase !== "details") return;
    days.set(daysOf(details.visitCity));
    staleChoices(details, days.get()).forEach((field) => session.edit(field, ""));
  };
  return {
    context,
    session: {
      ...session,
      submitDetails: () => {
        dropStale();
        session.submitDetails();
      },
    },
    /** The days offered by the clock of the last choice. */
    days,
    /**
     * After a submission the form opens empty; what passed while it was closed is not offered. Returns what to call when
     * it is no longer shown, as the visitor may be elsewhere when the lead goes out.
     */
    show: (isOpen: boolean) => {
      isShown = isOpen;
      if (!isOpen && session.getState().phase === "done") session.restart();
      if (isOpen) dropStale();
      return () => {
        isShown = false;
      };
    },
    /** What was typed before a reload comes back. */
    restore: () => {
      session.restoreDraft();
      dropStale();
    },
    choose: (field: DetailField, value: string) => {
      session.edit(field, value);
      dropStale();
    },
  };
}
