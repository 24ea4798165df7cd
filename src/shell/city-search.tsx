import { navigate } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { routes } from "../config/routes";
import type { ContactContext, ContactModalProps } from "../features/enquiry/flow/contact-modal";
import { HeroSearch } from "../features/search/hero/hero-search";
import { lazyPart, loadWhenIdle, useLazyPart } from "../ui/hooks";

const contactModal = lazyPart(() => import("../features/enquiry/flow/contact-modal"));

interface CitySearchProps extends Pick<ContactModalProps, "picture"> {
  readonly city: string;
}

/** The hero's search, whose tabs open the contact modal (docs/requirements.md 2.5); that keeps what was typed. */
export function CitySearch({ city, picture }: CitySearchProps) {
  const [isOpen, setOpen] = useState(false);
  const [tab, setTab] = useState<ContactContext>("Sale");
  const close = useCallback(() => setOpen(false), []);
  /** Which has the same form. */
  const goToContactPage = useCallback(() => {
    setOpen(false);
    void navigate(routes.contact);
  }, []);
  useEffect(() => loadWhenIdle(contactModal), []);
  const part = useLazyPart(contactModal, isOpen, goToContactPage);
  const openContactModal = (pressed: ContactContext) => {
    setTab(pressed);
    setOpen(true);
  };
  return (
    <>
      <HeroSearch city={city} onTab={openContactModal} />
      {part !== null && <part.ContactModal picture={picture} tab={tab} isOpen={isOpen} onClose={close} />}
    </>
  );
}
