import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from "react";
import { followClearing } from "../../../lib/storage";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { ErrorBoundary } from "../../../ui/error-boundary";
import { IconButton } from "../../../ui/icon-button";
import { CodeForm, NoticeBox } from "./flow-views";
import { DetailsForm } from "../form/details-form";
import type { DialogSession } from "./enquiry-flow";
import { stepOf, type EnquiryState } from "./enquiry-machine";
import type { EnquiryContext } from "../form/enquiry-types";
import { useFocusMoves } from "./use-enquiry";
import { enquiryForms } from "../form/enquiry-forms";
import { phoneReading } from "../form/phone-reading";
import type { FormLayout } from "../form/form-layouts";
import * as styles from "./contact-modal.module.css";

interface EnquiryDialogProps {
  readonly formId: "modal" | "visit";
  readonly title: string;
  readonly layout: FormLayout;
  readonly enquiry: { readonly session: DialogSession; readonly context: EnquiryContext };
  readonly open: boolean;
  readonly onClose: () => void;
  readonly aside?: ReactNode;
  readonly above?: (state: EnquiryState, isBusy: boolean) => ReactNode;
}

/** An enquiry's two steps in a dialog (docs/requirements.md 4.2); what was typed stays until it is sent. */
export function EnquiryDialog(props: EnquiryDialogProps) {
  const { formId, title, layout, enquiry, open, onClose, aside, above } = props;
  const { session, context } = enquiry;
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const state = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  useFocusMoves(root, state);
  useEffect(() => session.show(open), [open, session]);
  useEffect(() => session.restoreDraft(), [session]);
  // "Delete my data" in another tab: what was typed goes too, unless it is being sent.
  useEffect(() => followClearing(session.restart), [session]);
  useEffect(() => {
    if (!open && session.getState().phase === "done") session.restart();
  }, [open, session]);
  const isBusy = state.phase === "sending";
  const { notice, details } = state;
  const noticeBox = notice && <NoticeBox id={id} notice={notice} details={details} context={context} />;
  return (
    <Dialog open={open} onClose={onClose} labelledBy={id} className={styles.modal}>
      <div ref={root} className={aside ? `split-sm ${styles.columns}` : undefined}>
        <ErrorBoundary host={root}>
          {aside}
          <div className={styles.body}>
            <div className={styles.head}>
              <h2 id={id}>{title}</h2>
              <IconButton icon="x" label="Close" lined onClick={onClose} />
            </div>
            {stepOf(state.phase) === 1 ? (
              <DetailsForm
                id={`enquiry-${formId}`}
                layout={layout}
                state={{ details, issue: notice, phoneReading, isBusy }}
                onEdit={session.edit}
                onSubmit={session.submitDetails}
                notice={
                  <>
                    {noticeBox}
                    {above?.(state, isBusy)}
                  </>
                }
                actions={
                  <Button look="quiet" disabled={isBusy} onClick={onClose}>
                    Cancel
                  </Button>
                }
              />
            ) : (
              <CodeForm
                id={id}
                session={session}
                enquiry={state}
                texts={enquiryForms[formId].texts}
                backLabel="Back"
                notice={noticeBox}
              />
            )}
          </div>
        </ErrorBoundary>
      </div>
    </Dialog>
  );
}
