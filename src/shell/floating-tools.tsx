import { Link } from "gatsby";
import { routes } from "../config/routes";
import { chatUrl, formatPhone, telHref } from "../lib/phone";
import { useSiteFacts } from "../site/site-data";
import { Icon } from "../ui/icon";
import { ScrollToTop } from "../ui/scroll-to-top";
import * as styles from "./floating-tools.module.css";

/** A bar on small screens, a tab in the margin from 1024 px (docs/decisions/layout-and-access.md). */
export function FloatingTools() {
  const { phone, whatsapp, chatGreeting } = useSiteFacts();
  return (
    <aside className={`screen-only ${styles.tools}`} aria-label="Chat and page tools">
      <a className={styles.way} href={telHref(phone)} aria-label={`Call us on ${formatPhone(phone)}`}>
        <Icon name="phone" />
        <span>Call</span>
      </a>
      <a
        className={styles.chat}
        href={chatUrl(whatsapp, chatGreeting)}
        target="_blank"
        rel="noopener"
        aria-label="Chat with us on WhatsApp"
        title="Chat with us"
      >
        <Icon name="whatsapp" />
        <span>WhatsApp</span>
      </a>
      <Link className={styles.way} to={routes.contact}>
        <Icon name="mail" />
        <span>Enquire</span>
      </Link>
      <ScrollToTop className={styles.top} />
    </aside>
  );
}
