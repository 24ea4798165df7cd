import { graphql } from "gatsby";
import { routes } from "../../config/routes";
import { ButtonLink } from "../../ui/button";
import { mailHref } from "../../lib/mail-href";
import { chatUrl, formatPhone, telHref } from "../../lib/phone";
import { Icon } from "../../ui/icon";
import { useSiteFacts } from "../../site/site-data";
import * as styles from "./contact-block.module.css";

/** With messages filled in, in place of a form; works without JavaScript (docs/decisions/e-mail.md). */
function ReachUs({ words }: { readonly words: Queries.ContactBlockFragment["contactWays"] }) {
  const { name, phone, whatsapp, email, hours, chatGreeting } = useSiteFacts();
  const ways = [
    { icon: "phone", label: words.call, shown: formatPhone(phone), note: hours, href: telHref(phone) },
    {
      icon: "whatsapp",
      label: words.chat,
      shown: formatPhone(whatsapp),
      note: words.chatNote,
      href: chatUrl(whatsapp, chatGreeting),
    },
    {
      icon: "mail",
      label: words.email,
      shown: email,
      note: words.emailNote,
      href: mailHref(email, { subject: `Enquiry: ${name}`, body: chatGreeting }),
    },
  ] as const;
  return (
    <ul className={`ruled ${styles.ways}`}>
      {ways.map(({ icon, label, shown, note, href }) => (
        <li key={icon} className={styles.way}>
          <Icon name={icon} size="feature" className={styles.icon} />
          <div>
            <a className={styles.link} href={href}>
              <span className={styles.label}>{label}</span> <span className={styles.words}>{shown}</span>
            </a>
            <p className={`note ${styles.note}`}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Target of #contact (docs/requirements.md 2.9). */
export function ContactBlock({ copy }: { readonly copy: Queries.ContactBlockFragment }) {
  return (
    <section id="contact" className="sec">
      <div className="wrap split">
        <div>
          <h2>{copy.contactHeading}</h2>
          <p className={styles.text}>{copy.contactText}</p>
          <ButtonLink to={routes.contact} look="gold">
            {copy.contactButton}
          </ButtonLink>
        </div>
        <ReachUs words={copy.contactWays} />
      </div>
    </section>
  );
}

export const contactBlockFragment = graphql`
  fragment ContactBlock on AboutPage {
    contactHeading
    contactText
    contactButton
    contactWays {
      call
      chat
      chatNote
      email
      emailNote
    }
  }
`;
