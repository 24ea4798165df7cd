import { graphql } from "gatsby";
import { useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { IconButton } from "../../../ui/icon-button";
import { Picture } from "../../../ui/picture";
import { closeContactModal, contactModalState, useContactModal } from "./contact-modal-store";
import { DetailsForm } from "../details/details-form";
import { stepOf } from "../flow/enquiry-state";
import { CodeForm, enquiryForms, NoticeBox, startBrowserSession } from "../on-page/enquiry-chunk";
import { useFocusMoves } from "../flow/use-focus-moves";
import * as styles from "./contact-modal.module.css";

const form = enquiryForms.modal;

export interface ContactModalProps {
  /** Shown beside the form where there is room; part of the layout's query, so that no page queries it. */
  readonly picture: Queries.ContactModalPictureFragment | null;
}

/**
 * 'Get in touch — {tab}' (docs/requirements.md 2.5, 4.2). Its session lives as long as the page, so that closing loses
 * nothing. After a submission it opens empty; a submission that ended while it was closed is reported first.
 */
export function ContactModal({ picture }: ContactModalProps) {
  const facts = useSiteFacts();
  const { isOpen, tab } = useContactModal();
  const [context] = useState(() => ({
    brand: facts.name,
    /** The lead names the tab that was clicked last, whichever was open when typing began. */
    get tab() {
      return contactModalState().tab;
    },
  }));
  const root = useRef<HTMLDivElement>(null);
  const [session] = useState(() =>
    startBrowserSession({
      formId: "modal",
      context,
      isOnShow: () => contactModalState().isOpen,
      onLeave: closeContactModal,
    }),
  );
  const enquiry = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const id = useId();
  useEffect(() => session.restoreDraft(), [session]);
  useEffect(() => {
    if (!isOpen && session.getState().phase === "done") session.restart();
  }, [isOpen, session]);
  useFocusMoves(root, enquiry);

  const isBusy = enquiry.phase === "sending";
  const notice = enquiry.notice !== null && (
    <NoticeBox notice={enquiry.notice} details={enquiry.details} context={context} agency={facts} />
  );
  return (
    <Dialog open={isOpen} onClose={closeContactModal} labelledBy={id} className={styles.modal}>
      <div ref={root} className={styles.columns}>
        {picture !== null && (
          <div className={styles.photo}>
            <Picture picture={picture} alt="" sizes="300px" />
          </div>
        )}
        <div className={styles.body}>
          <div className={styles.head}>
            <h2 id={id}>Get in touch — {tab}</h2>
            <IconButton icon="x" label="Close" lined onClick={closeContactModal} />
          </div>
          {stepOf(enquiry.phase) === 1 ? (
            <DetailsForm
              id="enquiry-modal"
              layout={form}
              state={{ details: enquiry.details, problem: enquiry.notice, isBusy }}
              onEdit={session.edit}
              onSubmit={session.submitDetails}
              notice={notice}
              actions={
                <Button look="quiet" disabled={isBusy} onClick={closeContactModal}>
                  Cancel
                </Button>
              }
            />
          ) : (
            <CodeForm
              session={session}
              enquiry={enquiry}
              texts={form.texts}
              backLabel="Back"
              notice={notice}
            />
          )}
        </div>
      </div>
    </Dialog>
  );
}

export const contactModalPicture = graphql`
  fragment ContactModalPicture on Picture {
    alt
    focus
    file {
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 640, aspectRatio: 0.6, breakpoints: [320, 640])
      }
    }
  }
`;
