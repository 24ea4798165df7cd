import { graphql } from "gatsby";
import { useState } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import { Picture } from "../../../ui/picture";
import { formLayouts } from "../form/form-layouts";
import { startBrowserSession } from "./enquiry-flow";
import { closeContactModal, contactModalState, useContactModal } from "./contact-modal-store";
import { EnquiryDialog } from "./enquiry-dialog";
import * as styles from "./contact-modal.module.css";

export interface ContactModalProps {
  /** From the layout's query, so that no page queries it. */
  readonly picture: Queries.ContactModalPictureFragment | null;
}

/** 'Get in touch — {tab}' (docs/requirements.md 2.5, 4.2). */
export function ContactModal({ picture }: ContactModalProps) {
  const facts = useSiteFacts();
  const { isOpen, tab } = useContactModal();
  const [context] = useState(() => ({
    brand: facts.name,
    /** The lead names the tab pressed last, not the one open when typing began. */
    get tab() {
      return contactModalState().tab;
    },
  }));
  const [session] = useState(() =>
    startBrowserSession({
      formId: "modal",
      context,
      isOnShow: () => contactModalState().isOpen,
      onLeave: closeContactModal,
    }),
  );
  const aside = picture !== null && (
    <div className={styles.photo}>
      <Picture picture={picture} alt="" sizes="300px" />
    </div>
  );
  return (
    <EnquiryDialog
      formId="modal"
      title={`Get in touch — ${tab}`}
      layout={formLayouts.modal}
      enquiry={{ session, context }}
      open={isOpen}
      onClose={closeContactModal}
      parts={{ aside }}
    />
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
