import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { useSiteFacts } from "../../site/use-site-facts";
import { Button, ButtonLink } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { listingChatUrl } from "../../catalogue/listing-chat";
import { formatPhone, telHref } from "../../lib/phone";
import * as styles from "./saved-row.module.css";

type ContactListing = Pick<CatalogueListing, "title" | "path" | "phone">;

export type Contact = "call" | "chat";

/** Message for a listing without a number (docs/requirements.md 8). */
const noNumberMessages: Readonly<Record<Contact, string>> = {
  call: "No contact number available",
  chat: "No contact number available for WhatsApp",
};

const looks = {
  call: { icon: "phone", word: "Call" },
  chat: { icon: "message-circle", word: "WhatsApp" },
} as const;

function useContactHref(listing: ContactListing, contact: Contact, phone: string): string {
  const { origin } = useSiteFacts();
  if (contact === "call") return telHref(phone);
  return listingChatUrl({ title: listing.title, phone, address: origin + listing.path });
}

interface ContactButtonProps {
  readonly listing: ContactListing;
  readonly contact: Contact;
  readonly onNoNumber: (contact: Contact) => void;
}

/** Call or WhatsApp: a link to the listing's number; without one a button that says so. */
export function ContactButton({ listing, contact, onNoNumber }: ContactButtonProps) {
  const href = useContactHref(listing, contact, listing.phone ?? "");
  const { icon, word } = looks[contact];
  const inner = (
    <>
      <Icon name={icon} size={18} />
      <span>
        {word}
        <span className="vh"> about {listing.title}</span>
      </span>
    </>
  );
  if (listing.phone === null) {
    return (
      <Button look="outline" className={styles.action} onClick={() => onNoNumber(contact)}>
        {inner}
      </Button>
    );
  }
  return (
    <ButtonLink
      look="outline"
      className={styles.action}
      to={href}
      target={contact === "chat" ? "_blank" : undefined}
    >
      {inner}
    </ButtonLink>
  );
}

interface NoNumberNoticeProps {
  readonly listing: ContactListing;
  readonly contact: Contact;
}

/**
 * The message of docs/requirements.md 8, and the agency's number in place of the missing one
 * (docs/decisions/c4-missing-phone.md).
 */
export function NoNumberNotice({ listing, contact }: NoNumberNoticeProps) {
  const { phone, whatsapp } = useSiteFacts();
  const agencyNumber = contact === "call" ? phone : whatsapp;
  const href = useContactHref(listing, contact, agencyNumber);
  return (
    <>
      <p>{noNumberMessages[contact]}</p>
      <a className="link" href={href} {...(contact === "chat" ? { target: "_blank", rel: "noopener" } : {})}>
        {contact === "call" ? "Call our office" : "Chat with our office"} on {formatPhone(agencyNumber)}
      </a>
    </>
  );
}
