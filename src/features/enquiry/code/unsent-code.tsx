import type { ReactElement } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import type { EnquirySession } from "../flow/enquiry-session";
import { isBusy, type EnquiryPhase } from "../flow/enquiry-state";
import { sendButtonText, sendingButtonText } from "../forms/form-layouts";
import * as styles from "./code-form.module.css";

interface UnsentCodeProps {
  readonly session: EnquirySession;
  readonly phase: EnquiryPhase;
  readonly backLabel: string;
  /** The message box, or false while the code is being sent. */
  readonly notice: ReactElement | false;
}

/** Step 2 of the modal while no code is out: nothing to type in and no clock, but the button that sends one. */
export function UnsentCode({ session, phase, backLabel, notice }: UnsentCodeProps) {
  const isSending = isBusy(phase);
  return (
    <div className={styles.form} aria-busy={isSending}>
      {notice}
      <Button block busy={isSending} disabled={isSending} onClick={session.resend}>
        {isSending ? sendingButtonText : sendButtonText}
      </Button>
      <Button look="quiet" block disabled={isSending} onClick={session.back}>
        <Icon name="arrow-left" size={18} />
        {backLabel}
      </Button>
    </div>
  );
}
