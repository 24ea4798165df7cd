import { graphql } from "gatsby";
import { routes } from "../../config/routes";
import { ButtonLink } from "../../ui/button";
import { mailHref } from "../../lib/mail-href";
import { chatUrl, formatPhone, telHref } from "../../lib/phone";
import { Icon } from "../../ui/icon";
import type { IconName } from "../../ui/icon-names";
import * as styles from "./contact-block.module.css";

interface ContactBlockProps {
  readonly copy: Queries.ContactBlockFragment;
  readonly site: ReachUsProps["site"];
}

/** Target of #contact (docs/requirements.md 2.9). */
export function ContactBlock({ copy, site }: ContactBlockProps) {
  return (
    <section id="contact" className="sec">
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2>{copy.contactHeading}</h2>
          <p className={styles.text}>{copy.contactText}</p>
          <ButtonLink to={routes.contact} look="gold">
            {copy.contactButton}
          </ButtonLink>
        </div>
        <ReachUs words={copy.contactWays} site={site} />
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
      ...ReachWords
    }
  }
`;

interface ReachUsProps {
  readonly words: Queries.ReachWordsFragment;
  readonly site: Queries.ReachUsFragment;
  readonly topic?: string;
}

/** With messages filled in, in place of a form; works without JavaScript (docs/decisions/e-mail.md). */
function ReachUs({ words, site, topic }: ReachUsProps) {
  const { name, phone, whatsapp, email, hours, chatGreeting } = site;
  const message = topic === undefined ? chatGreeting : `${chatGreeting}\nAbout: ${topic}`;
  const ways: readonly { icon: IconName; label: string; shown: string; note: string; href: string }[] = [
    { icon: "phone", label: words.call, shown: formatPhone(phone), note: hours, href: telHref(phone) },
    {
      icon: "whatsapp",
      label: words.chat,
      shown: formatPhone(whatsapp),
      note: words.chatNote,
      href: chatUrl(whatsapp, message),
    },
    {
      icon: "mail",
      label: words.email,
      shown: email,
      note: words.emailNote,
      href: mailHref(email, { subject: `Enquiry: ${topic ?? name}`, body: message }),
    },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, label, shown, note, href }) => (
        <li key={icon} className={styles.way}>
          <Icon name={icon} size={24} className={styles.icon} />
          <div>
            <a className={styles.link} href={href}>
              <span className={styles.label}>{label}</span> <span className={styles.words}>{shown}</span>
            </a>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const reachUsFragments = graphql`
  fragment ReachWords on ContactWays {
    call
    chat
    chatNote
    email
    emailNote
  }
  fragment ReachUs on SiteFacts {
    name
    phone
    whatsapp
    email
    hours
    chatGreeting
  }
`;
