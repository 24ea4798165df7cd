import { navigate } from "gatsby";
import { useCallback, useEffect, useState } from "react";
import { routes } from "../config/routes";
import type { ContactContext, ContactModalProps } from "../features/enquiry/flow/contact-modal";
import { HeroSearch, type HeroSearchProps } from "../features/search/hero/hero-search";
import { loadWhenIdle, useLazyPart, pressedPart } from "../ui/hooks";

const contactModal = pressedPart(
  () => import(/* webpackPrefetch: true */ "../features/enquiry/flow/contact-modal"),
);

/** It has the same form. */
const goToContactPage = () => void navigate(routes.contact);

type CitySearchProps = Omit<HeroSearchProps, "onTab"> & Pick<ContactModalProps, "picture">;

/** The hero's search, whose tabs open the contact modal (docs/requirements.md 2.5); that keeps what was typed. */
export function CitySearch({ picture, ...search }: CitySearchProps) {
  const [tab, setTab] = useState<ContactContext | null>(null);
  const close = useCallback(() => setTab(null), []);
  useEffect(() => loadWhenIdle(contactModal), []);
  const part = useLazyPart(contactModal, tab !== null, goToContactPage);
  return (
    <>
      <HeroSearch {...search} onTab={setTab} />
      {part !== null && <part.ContactModal picture={picture} tab={tab} onClose={close} />}
    </>
  );
}
