import { chatUrl, formatPhone, telHref } from "../../lib/phone";
import { GoLink } from "../../ui/links";
import { useSharedTexts, useSiteFacts } from "../../site/site-data";
import * as styles from "./prefer-to-talk.module.css";

export function PreferToTalk() {
  const { hours, phone, whatsapp, chatGreeting } = useSiteFacts();
  const { talkHeading } = useSharedTexts();
  return (
    <section className={`ruled ${styles.box}`}>
      <h2 className="h4">{talkHeading}</h2>
      <p className={styles.hours}>{hours}.</p>
      <GoLink to={telHref(phone)} label={`Call ${formatPhone(phone)}`}>
        <span className="num">{formatPhone(phone)}</span>
      </GoLink>{" "}
      <GoLink to={chatUrl(whatsapp, chatGreeting)} label="WhatsApp, chat with us">
        WhatsApp
      </GoLink>
    </section>
  );
}
