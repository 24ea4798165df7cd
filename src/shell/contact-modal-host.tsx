import { navigate } from "gatsby";
import { routes } from "../config/routes";
import type { ContactModalProps } from "../features/enquiry/modal/contact-modal";
import { closeContactModal, useContactContext } from "../features/enquiry/modal/contact-modal-store";
import { useLazyPart } from "../ui/use-lazy-part";

const loadContactModal = () =>
  import("../features/enquiry/modal/contact-modal").then(({ ContactModal }) => ContactModal);

/** Where the modal cannot be loaded, the contact page has the same form. */
function goToContactPage(): void {
  closeContactModal();
  void navigate(routes.contact);
}

/** Loads the contact modal when a tab first asks for it, and keeps it from then on with what was typed. */
export function ContactModalHost({ picture }: ContactModalProps) {
  const isOpen = useContactContext() !== null;
  const ContactModal = useLazyPart(loadContactModal, isOpen, goToContactPage);
  return ContactModal === null ? null : <ContactModal picture={picture} />;
}
