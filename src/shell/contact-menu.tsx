import { Icon } from "../ui/icon";
import { mailHref } from "../lib/mail-href";
import { formatPhone, telHref } from "../lib/phone";
import * as styles from "./contact-menu.module.css";
import { socialIcons, type SocialProfile } from "./social-links";

interface ContactMenuProps {
  readonly phone: string;
  readonly email: string;
  readonly profiles: readonly SocialProfile[];
}

/** The social menu; it also holds the number and the e-mail address where the row has no room for them. */
export function ContactMenu({ phone, email, profiles }: ContactMenuProps) {
  return (
    <ul>
      <li className={styles.direct}>
        <a href={telHref(phone)} className={styles.line}>
          <Icon name="phone" /> {formatPhone(phone)}
        </a>
      </li>
      <li className={styles.direct}>
        <a href={mailHref(email)} className={styles.line}>
          <Icon name="mail" /> {email}
        </a>
      </li>
      {profiles.map(({ network, url }) => (
        <li key={network}>
          <a href={url} className={styles.line} target="_blank" rel="noopener">
            <Icon name={socialIcons[network]} /> {network}
          </a>
        </li>
      ))}
    </ul>
  );
}
