import { useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { lazyPart } from "../../../ui/hooks";
import { whenIdle } from "../../../lib/when-idle";
import {
  emptyDetails,
  isDetailField,
  type DetailField,
  type EnquiryContext,
  type EnquiryDetails,
} from "../form/enquiry-types";
import type { FormId } from "../form/form-layouts";
import type { EnquirySession } from "./enquiry-session";
import type { EnquiryState } from "./enquiry-machine";

/** The field that failed, the code field for a code sent, else the message; after going back the first field. */
function focusedAfter(before: EnquiryState | null, { notice, phase }: EnquiryState): string | null {
  if (notice === null || notice === before?.notice)
    return before?.phase === "code" && phase === "details" ? "form :is(input, select)" : null;
  if (notice.isUnasked === true) return null;
  const field = notice.field ?? (notice.kind === "success" && phase === "code" ? "code" : undefined);
  return field === undefined ? "[data-notice]" : `[name="${field}"]`;
}

/** Moves the focus on changes of the enquiry, not for its first state. */
export function useFocusMoves(root: RefObject<HTMLElement>, enquiry: EnquiryState | null): void {
  const before = useRef(enquiry);
  useEffect(() => {
    const selector = enquiry && focusedAfter(before.current, enquiry);
    before.current = enquiry;
    if (selector !== null) root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [root, enquiry]);
}

const flowPart = lazyPart(() => import(/* webpackPrefetch: true */ "./enquiry-flow"));

type Flow = Awaited<ReturnType<typeof flowPart.load>>;

interface Started {
  readonly flow: Flow;
  readonly session: EnquirySession;
}

interface Latest {
  typed: EnquiryDetails;
  isSent: boolean;
  session: EnquirySession | null;
}

const never = () => () => undefined;
const none = () => null;

interface PageForm {
  readonly formId: FormId;
  /** Only the first render's counts, as of `initialMessage`. */
  readonly context: EnquiryContext;
  readonly initialMessage: string;
}

/** A form's enquiry; its flow loads when the browser is idle or at the first input, and takes over what was typed by then. */
export function useEnquiry({ formId, context, initialMessage }: PageForm) {
  const [untouched] = useState<EnquiryDetails>(() => ({ ...emptyDetails, message: initialMessage }));
  const [typed, setTyped] = useState(untouched);
  const [isSent, setSent] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  const [started, setStarted] = useState<Started | null>(null);
  const [isIdle, setIdle] = useState(false);
  const isNeeded = started !== null || isIdle || isSent || typed !== untouched;
  /** Read by handlers between renders, so that no key is lost when the flow starts. */
  const latest = useRef<Latest>({ typed, isSent, session: null });

  useEffect(() => whenIdle(() => setIdle(true)), []);
  useEffect(() => {
    // A press tries again.
    if (!isNeeded || isUnreachable) return undefined;
    let isOnPage = true;
    const start = (flow: Flow) => {
      if (!isOnPage) return;
      const session = flow.startBrowserSession({
        formId,
        context,
        initialDetails: { message: untouched.message },
        isVisible: () => isOnPage,
      });
      session.restoreDraft();
      const { typed: early, isSent: isEarly } = latest.current;
      for (const field of Object.keys(early).filter(isDetailField))
        if (early[field] !== untouched[field]) session.edit(field, early[field]);
      latest.current.session = session;
      setStarted({ flow, session });
      if (isEarly) session.submitDetails();
    };
    flowPart.load().then(start, () => setUnreachable(true));
    return () => {
      isOnPage = false;
    };
  }, [isNeeded, isUnreachable, formId, context, untouched]);

  const state = useSyncExternalStore(
    started?.session.subscribe ?? never,
    started?.session.getState ?? none,
    none,
  );
  return {
    running: started !== null && state !== null ? { ...started, state } : null,
    details: state?.details ?? typed,
    isBusy: state === null ? isSent && !isUnreachable : state.phase === "sending",
    /** A press on the button could not act, as the flow did not load. */
    isUnreachable: isUnreachable && isSent,
    edit: (field: DetailField, value: string) => {
      latest.current.typed = { ...latest.current.typed, [field]: value };
      // Also where the session has it, as its subscription comes after the commit: React would restore the old value.
      setTyped(latest.current.typed);
      latest.current.session?.edit(field, value);
    },
    submitDetails: () => {
      const { session } = latest.current;
      if (session !== null) return session.submitDetails();
      latest.current.isSent = true;
      setSent(true);
      setUnreachable(false);
    },
    restart: () => {
      const { session } = latest.current;
      if (session !== null) return session.restart();
      latest.current.typed = untouched;
      setTyped(untouched);
      // What was pressed before is not sent empty once the flow has loaded.
      latest.current.isSent = false;
      setSent(false);
    },
  };
}
