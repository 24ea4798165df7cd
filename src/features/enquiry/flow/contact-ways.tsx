import { chatUrl, formatPhone, telHref } from "../../../lib/phone";
import { mailHref } from "../../../lib/mail-href";
import { useSiteFacts } from "../../../site/site-data";
import { SiteLink } from "../../../ui/button";
import type { NextStepOffer } from "../form/enquiry-texts";
import * as styles from "./enquiry-form.module.css";

interface ContactWaysProps {
  readonly message?: string;
  readonly subject?: string;
  readonly offers?: readonly NextStepOffer[];
}

const allWays: readonly NextStepOffer[] = ["phone", "whatsapp", "mailto"];

/** Call, WhatsApp, the visitor's own mail program (docs/decisions/e-mail.md). */
export function ContactWays({ message = "", subject = "", offers = allWays }: ContactWaysProps) {
  const { phone, whatsapp, email } = useSiteFacts();
  const ways = {
    phone: { words: `Call ${formatPhone(phone)}`, to: telHref(phone) },
    whatsapp: { words: "WhatsApp", to: chatUrl(whatsapp, message), target: "_blank" as const },
    mailto: { words: "Write an e-mail", to: mailHref(email, { subject, body: message }) },
  };
  return (
    <ul className={`cluster ${styles.ways}`} role="list">
      {offers
        .filter((offer) => offer !== "retry")
        .map((offer) => ways[offer])
        .map(({ words, ...link }) => (
          <li key={words}>
            <SiteLink className="link tap" {...link}>
              {words}
            </SiteLink>
          </li>
        ))}
    </ul>
  );
}
