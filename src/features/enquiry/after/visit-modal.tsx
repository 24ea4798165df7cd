import { useEffect, useState, useSyncExternalStore } from "react";
import type { VisitTimes } from "../../../catalogue/visit-times";
import { followClearing } from "../../../lib/storage";
import { useSiteFacts } from "../../../site/use-site-facts";
import { typedForVisit } from "../form/form-layouts";
import { EnquiryDialog } from "../flow/enquiry-dialog";
import { createVisit } from "./create-visit";
import { VisitFields } from "./visit-fields";
import type { VisitHome } from "./visit-plan";

export { parseVisitTimes } from "./visit-plan";

interface VisitModalProps {
  /** At least one; must not change while it is mounted. */
  readonly homes: readonly VisitHome[];
  readonly times: VisitTimes;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/**
 * 'Book a visit' (docs/decisions/2026-11-23-a-visit.md). Its session lives as long as the page, so that closing loses
 * nothing; after a submission it opens empty.
 */
export function VisitModal({ homes, times, isOpen, onClose }: VisitModalProps) {
  const { name } = useSiteFacts();
  const [visit] = useState(() => createVisit({ homes, times, brand: name, onLeave: onClose }));
  useEffect(() => visit.restore(), [visit]);
  // "Delete my data", in another tab: what was typed goes too, unless it is being sent.
  useEffect(() => followClearing(visit.session.restart), [visit]);
  useEffect(() => visit.show(isOpen), [isOpen, visit]);
  const days = useSyncExternalStore(visit.days.subscribe, visit.days.get, visit.days.get);
  return (
    <EnquiryDialog
      formId="visit"
      title="Book a visit"
      layout={typedForVisit}
      enquiry={visit}
      open={isOpen}
      onClose={onClose}
      parts={{
        above: (state, isBusy) => (
          <VisitFields homes={homes} enquiry={state} isBusy={isBusy} days={days} onEdit={visit.choose} />
        ),
      }}
    />
  );
}
