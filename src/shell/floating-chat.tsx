import { Icon } from "../ui/icon";
import { chatUrl } from "../lib/phone";
import * as styles from "./floating-tools.module.css";

/**
 * Opens a chat with the agency, a greeting already written (docs/requirements.md 1,
 * docs/decisions/c4-missing-phone.md).
 */
export function FloatingChat({ phone, greeting }: { readonly phone: string; readonly greeting: string }) {
  return (
    <a
      className={styles.chat}
      href={chatUrl(phone, greeting)}
      target="_blank"
      rel="noopener"
      aria-label="Chat with us"
      title="Chat with us"
    >
      <Icon name="whatsapp" size={20} />
    </a>
  );
}
