import { Link } from "gatsby";
import { useEffect, useId, useRef, useState } from "react";
import type { CatalogueListing } from "../../catalogue/catalogue-index";
import { useCardActions } from "../../listing/card-actions";
import { ListingData } from "../../listing/listing-data";
import { RegistrationLine } from "../../listing/registration-line";
import { Button, ButtonLink, SiteLink } from "../../ui/button";
import { Picture } from "../../ui/picture";
import { highlightScrollDelayMs } from "../../catalogue/homes-in-address";
import { useSiteFacts } from "../../site/site-data";
import { useListingChatUrl } from "../../listing/listing-chat-link";
import { formatPhone, telHref } from "../../lib/phone";
import * as styles from "./saved-row.module.css";

type ContactListing = Pick<CatalogueListing, "title" | "path" | "phone">;

/** `missing` is said of a listing without a number (docs/requirements.md 8). */
const contacts = {
  call: { icon: "phone", word: "Call", missing: "No contact number available" },
  chat: { icon: "whatsapp", word: "WhatsApp", missing: "No contact number available for WhatsApp" },
} as const;

type Contact = keyof typeof contacts;

function useContactHref(listing: ContactListing, contact: Contact, phone: string): string {
  const chatUrl = useListingChatUrl({ ...listing, phone });
  return contact === "call" ? telHref(phone) : chatUrl;
}

interface ContactButtonProps {
  readonly listing: ContactListing;
  readonly contact: Contact;
  readonly onNoNumber: (contact: Contact) => void;
}

function ContactButton({ listing, contact, onNoNumber }: ContactButtonProps) {
  const href = useContactHref(listing, contact, listing.phone ?? "");
  const { icon, word } = contacts[contact];
  const look = { look: "outline", icon, className: styles.action } as const;
  const inner = (
    <span>
      {word}
      <span className="vh"> about {listing.title}</span>
    </span>
  );
  if (listing.phone === null) {
    return (
      <Button {...look} onClick={() => onNoNumber(contact)}>
        {inner}
      </Button>
    );
  }
  return (
    <ButtonLink {...look} to={href} target={contact === "chat" ? "_blank" : undefined}>
      {inner}
    </ButtonLink>
  );
}

/** Offers the agency's number in place of the missing one (docs/decisions/phones-and-chat.md). */
function NoNumberNotice({ listing, contact }: Omit<ContactButtonProps, "onNoNumber">) {
  const { phone, whatsapp } = useSiteFacts();
  const agencyNumber = contact === "call" ? phone : whatsapp;
  const href = useContactHref(listing, contact, agencyNumber);
  return (
    <>
      <p>{contacts[contact].missing}</p>
      <SiteLink className="link" to={href} target={contact === "chat" ? "_blank" : undefined}>
        {contact === "call" ? "Call our office" : "Chat with our office"} on {formatPhone(agencyNumber)}
      </SiteLink>
    </>
  );
}

interface SavedRowProps {
  readonly listing: CatalogueListing;
  readonly highlighted: boolean;
  /** "₹1.90 Cr before"; null where that is today's. */
  readonly before: string | null;
  readonly onRemove: () => void;
}

/** A saved home with its actions, most of which phones have in a menu (docs/requirements.md 2.15). */
export function SavedRow({ listing, highlighted, before, onRemove }: SavedRowProps) {
  const row = useRef<HTMLElement>(null);
  const [missing, setMissing] = useState<Contact | null>(null);
  const [hasMore, setMore] = useState(false);
  const moreId = useId();
  const { Compare, Share } = useCardActions();
  const { title, path, location, tags, cover } = listing;

  useEffect(() => {
    if (!highlighted) return undefined;
    const scroll = () => row.current?.scrollIntoView({ block: "center" });
    const timer = window.setTimeout(scroll, highlightScrollDelayMs);
    return () => window.clearTimeout(timer);
  }, [highlighted]);

  return (
    <article
      ref={row}
      className={highlighted ? `stack ${styles.row} ${styles.highlighted}` : `stack ${styles.row}`}
      aria-current={highlighted ? "true" : undefined}
      data-listing={listing.listingId}
    >
      <Link to={path} className={styles.picture} tabIndex={-1} aria-hidden="true">
        <Picture picture={cover} alt="" sizes="(min-width: 640px) 400px, max(300px, 100vw - 32px)" />
      </Link>
      {tags.length > 0 && (
        <ul className={`cluster ${styles.tags}`} aria-label="Tags">
          {tags.map(({ label, color, textColor }) => (
            <li key={label} className={styles.tag} style={{ background: color, color: textColor }}>
              {label}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.body}>
        <p className={`note ${styles.location}`}>{location}</p>
        <h3 className={styles.title}>
          <Link to={path} className="cover-link hover-line">
            {title}
          </Link>
        </h3>
        <ListingData listing={listing} unit={before} />
        <RegistrationLine listing={listing} className={styles.registration} />
        <div className={`screen-only ${styles.actions}`}>
          <ContactButton listing={listing} contact="call" onNoNumber={setMissing} />
          <ContactButton listing={listing} contact="chat" onNoNumber={setMissing} />
          <Button
            look="outline"
            className={styles.more}
            aria-expanded={hasMore}
            aria-controls={moreId}
            onClick={() => setMore(!hasMore)}
          >
            More<span className="vh"> for {title}</span>
          </Button>
          <div id={moreId} className={styles.rest} data-open={hasMore || undefined}>
            <ButtonLink to={path} look="outline" icon="arrow-right" className={styles.action}>
              <span>
                Open<span className="vh"> {title}</span>
              </span>
            </ButtonLink>
            {Share && <Share listing={listing} variant="wishlist" />}
            {Compare && <Compare listing={listing} variant="detail" />}
            <Button look="quiet" icon="trash-2" className={styles.remove} onClick={onRemove}>
              <span>
                Remove<span className="vh"> {title}</span>
              </span>
            </Button>
          </div>
        </div>
        <div role="status">
          {missing !== null && (
            <div className={`notice ${styles.notice}`}>
              <NoNumberNotice listing={listing} contact={missing} />
            </div>
          )}
        </div>
      </div>
    </article>
  );
}
