import { chatUrl, formatPhone, telHref } from "../../../lib/phone";
import { mailHref } from "../../../lib/mail-href";
import type { SiteFacts } from "../../../site/use-site-facts";
import type { NextStepOffer } from "./mail-result";
import * as styles from "./enquiry-form.module.css";

export type AgencyContact = Pick<SiteFacts, "phone" | "whatsapp" | "email">;

interface ContactWaysProps {
  readonly agency: AgencyContact;
  readonly message?: string;
  readonly subject?: string;
  readonly offers?: readonly NextStepOffer[];
}

const allWays: readonly NextStepOffer[] = ["phone", "whatsapp", "mailto"];

/** Call, WhatsApp, the visitor's own mail program (docs/decisions/e-mail.md). */
export function ContactWays({ agency, message = "", subject = "", offers = allWays }: ContactWaysProps) {
  const ways = {
    phone: { label: `Call ${formatPhone(agency.phone)}`, href: telHref(agency.phone) },
    whatsapp: { label: "WhatsApp", href: chatUrl(agency.whatsapp, message) },
    mailto: { label: "Write an e-mail", href: mailHref(agency.email, { subject, body: message }) },
  };
  return (
    <ul className={`cluster ${styles.ways}`} role="list">
      {offers
        .filter((offer) => offer !== "retry")
        .map((offer) => (
          <li key={offer}>
            <a
              className="link tap"
              href={ways[offer].href}
              {...(offer === "whatsapp" ? { target: "_blank", rel: "noopener" } : {})}
            >
              {ways[offer].label}
            </a>
          </li>
        ))}
    </ul>
  );
}
