import { Link } from "gatsby";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { routes } from "../../../config/routes";
import * as styles from "./privacy-notice.module.css";

/** What is collected, why, and through whom (docs/decisions/d7-notice-and-honeypot.md). */
export function PrivacyNotice() {
  const { privacyNotice, policyLink } = useSharedTexts();
  const [before, after = ""] = privacyNotice.split("{policy}");
  return (
    <p className={styles.notice}>
      {before}
      <Link to={routes.privacy}>{policyLink}</Link>
      {after}
    </p>
  );
}
