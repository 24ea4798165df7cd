import { useEffect, useRef, type RefObject } from "react";
import type { EnquiryState } from "./enquiry-state";
import type { FocusField } from "../form/enquiry-types";

/** Where the focus goes after a change: a field, the message box, the first field, or nowhere. */
type FocusTarget = { readonly field: FocusField } | "notice" | "first" | null;

/**
 * Where the focus belongs after the state of a form changed: on the field that failed, on the code field when a code
 * went out, on the message when it is about neither, on the first field after going back.
 */
export function focusTargetAfter(
  before: Pick<EnquiryState, "phase" | "notice"> | null,
  now: Pick<EnquiryState, "phase" | "notice">,
): FocusTarget {
  const { notice, phase } = now;
  if (notice !== null && notice !== before?.notice) {
    if (notice.isUnasked === true) return null;
    if (notice.field !== undefined) return { field: notice.field };
    return notice.kind === "success" && phase === "code" ? { field: "code" } : "notice";
  }
  return before?.phase === "code" && phase === "details" ? "first" : null;
}

/** Moves the focus within `root` when the state of the enquiry changes; not for the first state. */
export function useFocusMoves(root: RefObject<HTMLElement>, enquiry: EnquiryState | null): void {
  const before = useRef(enquiry);
  useEffect(() => {
    const target = enquiry === null ? null : focusTargetAfter(before.current, enquiry);
    before.current = enquiry;
    if (target === null) return;
    const selector =
      target === "notice" ? "[data-notice]" : target === "first" ? "form input" : `[name="${target.field}"]`;
    root.current?.querySelector<HTMLElement>(selector)?.focus();
  }, [root, enquiry]);
}
