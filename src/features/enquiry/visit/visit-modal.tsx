import { useEffect, useId, useMemo, useRef, useState, useSyncExternalStore } from "react";
import type { VisitTimes } from "../../../catalogue/visit-times";
import { useSiteFacts } from "../../../site/use-site-facts";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { IconButton } from "../../../ui/icon-button";
import { DetailsForm } from "../details/details-form";
import { stepOf } from "../flow/enquiry-state";
import { useFocusMoves } from "../flow/use-focus-moves";
import { CodeForm, enquiryForms, NoticeBox } from "../on-page/enquiry-chunk";
import { createVisit } from "./create-visit";
import { VisitFields } from "./visit-fields";
import * as styles from "./visit-modal.module.css";
import { visitDays, zoneOf, type VisitHome } from "./visit-plan";

export { parseVisitTimes } from "./visit-plan";

const id = "enquiry-visit";
const form = enquiryForms.visit;
/** What is typed; `VisitFields` has what is chosen. */
const layout = { ...form, fields: form.fields.slice(-4) };

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
  const facts = useSiteFacts();
  const titleId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [visit] = useState(() => createVisit({ homes, times, brand: facts.name, onLeave: onClose }));
  const { session, context } = visit;
  const enquiry = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const nowMs = useSyncExternalStore(session.subscribe, visit.offeredAtMs, visit.offeredAtMs);
  const { details, notice, phase } = enquiry;
  const city = details.visitCity;
  const days = useMemo(() => visitDays(times, city, nowMs), [times, city, nowMs]);
  const zone = zoneOf(city);
  const isElsewhere = new Date(nowMs).getTimezoneOffset() + zone.minutesAhead !== 0;
  useEffect(() => visit.restore(), [visit]);
  useEffect(() => visit.show(isOpen), [isOpen, visit]);
  useFocusMoves(root, enquiry);

  const isBusy = phase === "sending";
  const box = notice !== null && (
    <NoticeBox notice={notice} details={details} context={context} agency={facts} />
  );
  return (
    <Dialog open={isOpen} onClose={onClose} labelledBy={titleId} className={styles.modal}>
      <div ref={root} className={styles.body}>
        <div className={styles.head}>
          <h2 id={titleId}>Book a visit</h2>
          <IconButton icon="x" label="Close" lined onClick={onClose} />
        </div>
        {stepOf(phase) === 1 ? (
          <>
            <p className={styles.homes}>
              {homes
                .filter((home) => home.city === city)
                .map(({ title }) => title)
                .join(", ")}
            </p>
            <p className={styles.about}>
              Choose two times that suit you; we call to agree on one.
              {isElsewhere && ` Times are in ${city}, ${zone.words}.`}
            </p>
            <DetailsForm
              id={id}
              layout={layout}
              state={{ details, problem: notice, isBusy }}
              onEdit={session.edit}
              onSubmit={visit.submit}
              notice={
                <>
                  {box}
                  <VisitFields
                    {...{ id, enquiry, isBusy, days }}
                    cities={visit.cities}
                    onEdit={visit.choose}
                  />
                </>
              }
              actions={
                <Button look="quiet" disabled={isBusy} onClick={onClose}>
                  Cancel
                </Button>
              }
            />
          </>
        ) : (
          <CodeForm session={session} enquiry={enquiry} texts={form.texts} backLabel="Back" notice={box} />
        )}
      </div>
    </Dialog>
  );
}
