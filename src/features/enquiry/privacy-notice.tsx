import { Link } from "gatsby";
import { routes } from "../../config/routes";
import * as styles from "./privacy-notice.module.css";

/** What is collected, why, and through whom (decision D7). */
export function PrivacyNotice() {
  return (
    <p className={styles.notice}>
      What you type here reaches our team by e-mail, through EmailJS, and is used only to answer you. See the{" "}
      <Link to={routes.privacy}>privacy policy</Link>.
    </p>
  );
}
