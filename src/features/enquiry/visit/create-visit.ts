import type { VisitTimes } from "../../../catalogue/visit-times";
import type { DetailField } from "../flow/enquiry-types";
import { startBrowserSession } from "../on-page/enquiry-chunk";
import { meaningOf, staleChoices, visitDays, type VisitHome } from "./visit-plan";

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
  let offeredAtMs = Date.now();
  const context = {
    brand,
    propertyTitle: homes.map(({ title }) => title).join(", "),
    visit: meaningOf(homes, times, () => offeredAtMs),
  };
  const session = startBrowserSession({
    formId: "visit",
    context,
    initialDetails: { visitCity: homes[0]?.city ?? "" },
    isOnShow: () => isShown,
    onLeave,
  });
  const dropStale = () => {
    const { details } = session.getState();
    const days = visitDays(times, details.visitCity, offeredAtMs);
    staleChoices(details, days).forEach((field) => session.edit(field, ""));
  };
  return {
    context,
    session,
    cities: [...new Set(homes.map(({ city }) => city))],
    /** Milliseconds since 1970 by which days are offered. */
    offeredAtMs: () => offeredAtMs,
    /** After a submission the form opens empty. */
    show: (isOpen: boolean) => {
      isShown = isOpen;
      if (!isOpen && session.getState().phase === "done") session.restart();
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
    submit: () => {
      offeredAtMs = Date.now();
      dropStale();
      session.submitDetails();
    },
  };
}
