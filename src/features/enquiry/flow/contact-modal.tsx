import { graphql } from "gatsby";
import { useEffect, useState } from "react";
import { useSiteFacts } from "../../../site/site-data";
import { Picture } from "../../../ui/picture";
import { formLayouts } from "../form/form-layouts";
import { startDialogSession } from "./enquiry-flow";
import { EnquiryDialog } from "./enquiry-dialog";
import * as styles from "./contact-modal.module.css";

export type ContactContext = "Buy" | "Sale" | "Rent";

export interface ContactModalProps {
  readonly picture: Queries.ContactModalPictureFragment | null;
  /** Switches an open modal too; null closes it. */
  readonly tab: ContactContext | null;
  readonly onClose: () => void;
}

function createContact(brand: string, onLeave: () => void) {
  const context: { readonly brand: string; tab: ContactContext } = { brand, tab: "Sale" };
  return {
    context,
    session: startDialogSession({ formId: "modal", context, onLeave }),
    /** The lead names the tab pressed last, not the one open when typing began. */
    press: (tab: ContactContext | null) => {
      context.tab = tab ?? context.tab;
    },
  };
}

/** 'Get in touch — {tab}' (docs/requirements.md 2.5, 4.2). */
export function ContactModal({ picture, tab, onClose }: ContactModalProps) {
  const { name } = useSiteFacts();
  const [contact] = useState(() => createContact(name, onClose));
  useEffect(() => contact.press(tab), [contact, tab]);
  const aside = picture !== null && (
    <div className={styles.photo}>
      <Picture picture={picture} alt="" sizes="300px" />
    </div>
  );
  return (
    <EnquiryDialog
      formId="modal"
      title={`Get in touch — ${tab ?? ""}`}
      layout={formLayouts.modal}
      enquiry={contact}
      open={tab !== null}
      onClose={onClose}
      aside={aside}
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
