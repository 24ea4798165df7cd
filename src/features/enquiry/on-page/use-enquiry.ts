import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import { lazyPart, useLazyPart } from "../../../ui/use-lazy-part";
import { useOnScreen } from "../../../ui/use-on-screen";
import { emptyDetails } from "../details/enquiry-details";
import type { EnquirySession } from "../flow/enquiry-session";
import { detailFields, type DetailField, type EnquiryContext, type FormId } from "../flow/enquiry-types";

/** State machine, code step and e-mail. */
const flowPart = lazyPart(() => import("../flow/enquiry-flow"));

/** How near to the viewport a form loads its flow, in pixels. */
const nearPx = 300;

const never = () => () => undefined;
const none = () => null;

interface PageForm {
  readonly formId: FormId;
  /** Of the first render, as is `initialMessage`. */
  readonly context: EnquiryContext;
  readonly initialMessage: string;
  readonly root: RefObject<HTMLElement>;
}

/**
 * An enquiry through a form of a page. Its flow is loaded near the viewport or at the first input; what was typed and
 * sent by then is handed to it.
 */
export function useEnquiry({ formId, context, initialMessage, root }: PageForm) {
  const [untouched] = useState(() => ({ ...emptyDetails, message: initialMessage }));
  const [typed, setTyped] = useState(untouched);
  const [isSent, setSent] = useState(false);
  const [isUnreachable, setUnreachable] = useState(false);
  // A press tries again.
  const fail = useCallback(() => setUnreachable(true), []);
  const isWanted = useOnScreen(root, nearPx) || isSent || typed !== untouched;
  const flow = useLazyPart(flowPart, isWanted && !isUnreachable, fail);
  const [session, setSession] = useState<EnquirySession | null>(null);
  const latest = useRef({ typed, isSent });
  useEffect(() => {
    latest.current = { typed, isSent };
  });

  useEffect(() => {
    if (flow === null) return undefined;
    let isOnPage = true;
    const started = flow.startBrowserSession({
      formId,
      context,
      initialDetails: { message: untouched.message },
      isOnShow: () => isOnPage,
    });
    started.restoreDraft();
    for (const field of detailFields)
      if (latest.current.typed[field] !== untouched[field]) started.edit(field, latest.current.typed[field]);
    setSession(started);
    if (latest.current.isSent) started.submitDetails();
    return () => {
      isOnPage = false;
    };
  }, [flow, formId, context, untouched]);

  const state = useSyncExternalStore(session?.subscribe ?? never, session?.getState ?? none, none);
  return {
    /** Null until the flow is loaded. */
    running: flow !== null && session !== null && state !== null ? { flow, session, state } : null,
    details: state?.details ?? typed,
    isBusy: state === null ? isSent && !isUnreachable : state.phase === "sending",
    /** Whether a press on the button could not act, as the flow did not load. */
    isUnreachable: isUnreachable && isSent,
    edit: (field: DetailField, value: string) => {
      if (session === null) setTyped((before) => ({ ...before, [field]: value }));
      else session.edit(field, value);
    },
    submitDetails: () => {
      if (session !== null) return session.submitDetails();
      setSent(true);
      setUnreachable(false);
    },
    restart: () => {
      if (session === null) setTyped(untouched);
      else session.restart();
    },
  };
}
