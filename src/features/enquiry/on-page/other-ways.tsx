import { ContactWays, type AgencyContact } from "../mail/contact-ways";
import * as styles from "./other-ways.module.css";

interface OtherWaysProps {
  readonly isUnreachable: boolean;
  readonly agency: AgencyContact;
}

/** Other ways to reach the agency where the form cannot work: without JavaScript, or when its flow did not load. */
export function OtherWays({ isUnreachable, agency }: OtherWaysProps) {
  if (isUnreachable) {
    return (
      <div className={styles.note} role="alert">
        <p>
          This form could not be loaded. Please check your internet connection and press the button again.
        </p>
        <ContactWays agency={agency} />
      </div>
    );
  }
  return (
    <noscript>
      <div className={styles.note}>
        <p>This form needs JavaScript. Without it you reach us like this:</p>
        <ContactWays agency={agency} />
      </div>
    </noscript>
  );
}
