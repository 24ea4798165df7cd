import { ContactWays, type AgencyContact } from "../mail/contact-ways";
import * as styles from "./loading-note.module.css";

interface LoadingNoteProps {
  readonly isUnreachable: boolean;
  readonly agency: AgencyContact;
}

/** Other ways to reach us where the form cannot work: without JavaScript, or when its chunk could not be loaded. */
export function LoadingNote({ isUnreachable, agency }: LoadingNoteProps) {
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
