import { formatPhone, telHref } from "../../lib/phone";
import { Icon } from "../../ui/icon";
import * as styles from "./call-line.module.css";

interface CallLineProps {
  readonly heading: string;
  readonly text: string;
  /** E.164. */
  readonly phone: string;
}

/** The call-us line of a service page (docs/requirements.md 2.11). */
export function CallLine({ heading, text, phone }: CallLineProps) {
  return (
    <section className={styles.call}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        <p>{text}</p>
      </div>
      <a className={`num ${styles.link}`} href={telHref(phone)}>
        <Icon name="phone" size={18} />
        <span className={styles.words}>Call us on {formatPhone(phone)}</span>
      </a>
    </section>
  );
}
