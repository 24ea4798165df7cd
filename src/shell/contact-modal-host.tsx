import { navigate } from "gatsby";
import { routes } from "../config/routes";
import type { ContactModalProps } from "../features/enquiry/modal/contact-modal";
import { closeContactModal, useContactModal } from "../features/enquiry/modal/contact-modal-store";
import { lazyPart, useLazyPart } from "../ui/use-lazy-part";

const contactModal = lazyPart(() => import("../features/enquiry/modal/contact-modal"));

/** Where the modal cannot be loaded, the contact page has the same form. */
function goToContactPage(): void {
  closeContactModal();
  void navigate(routes.contact);
}

/** Loads the contact modal when it first opens; from then on it stays mounted and keeps what was typed. */
export function ContactModalHost({ picture }: ContactModalProps) {
  const { isOpen } = useContactModal();
  const part = useLazyPart(contactModal, isOpen, goToContactPage);
  return part === null ? null : <part.ContactModal picture={picture} />;
}
