import { graphql } from "gatsby";
import { mailHref } from "../../lib/mail-href";
import { chatUrl, formatPhone, telHref } from "../../lib/phone";
import { Icon } from "../ui/icon";
import type { IconName } from "../ui/icon-names";
import * as styles from "./reach-us.module.css";

interface ReachUsProps {
  readonly site: Queries.ReachUsFragment;
  /** What the visitor asks about, e.g. "Home Loans"; goes into the chat and the e-mail. */
  readonly topic?: string;
}

/**
 * Call, WhatsApp and e-mail with the message prefilled: what a visitor uses in place of a form, without JavaScript as
 * well (decision D3).
 */
export function ReachUs({ site, topic }: ReachUsProps) {
  const { name, phone, whatsapp, email, hours, chatGreeting } = site;
  const message = topic === undefined ? chatGreeting : `${chatGreeting}\nAbout: ${topic}`;
  const ways: readonly { icon: IconName; label: string; words: string; note: string; href: string }[] = [
    { icon: "phone", label: "Call us", words: formatPhone(phone), note: hours, href: telHref(phone) },
    {
      icon: "whatsapp",
      label: "WhatsApp",
      words: formatPhone(whatsapp),
      note: "Opens a chat with a first line written for you.",
      href: chatUrl(whatsapp, message),
    },
    {
      icon: "mail",
      label: "E-mail",
      words: email,
      note: "Opens your own mail program.",
      href: mailHref(email, { subject: `Enquiry: ${topic ?? name}`, body: message }),
    },
  ];
  return (
    <ul className={styles.ways}>
      {ways.map(({ icon, label, words, note, href }) => (
        <li key={icon} className={styles.way}>
          <Icon name={icon} size={24} className={styles.icon} />
          <div>
            <a className={styles.link} href={href}>
              <span className={styles.label}>{label}</span> <span className={styles.words}>{words}</span>
            </a>
            <p className={styles.note}>{note}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export const reachUsFragment = graphql`
  fragment ReachUs on SiteFacts {
    name
    phone
    whatsapp
    email
    hours
    chatGreeting
  }
`;
