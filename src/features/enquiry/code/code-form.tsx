import { useId, type FormEvent, type ReactElement } from "react";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { codeAnnouncement, formatClock } from "./code-clock";
import { CodeInput } from "./code-input";
import {
  isBusy,
  maxWrongAttempts,
  resendSecondsLeft,
  validSecondsLeft,
  type EnquiryState,
} from "../flow/enquiry-state";
import type { EnquirySession } from "../flow/enquiry-session";
import { withSeconds, type EnquiryTexts } from "../flow/enquiry-texts";
import { sendingButtonText } from "../forms/form-layouts";
import { UnsentCode } from "./unsent-code";
import { useNow } from "./use-now";
import * as styles from "./code-form.module.css";

interface CodeFormProps {
  readonly session: EnquirySession;
  readonly enquiry: EnquiryState;
  readonly texts: EnquiryTexts;
  readonly backLabel: string;
  /** The message box, or false when there is none. */
  readonly notice: ReactElement | false;
}

/** Step 2 of every enquiry form: the code from the e-mail (docs/requirements.md 4.1). */
export function CodeForm({ session, enquiry, texts, backLabel, notice }: CodeFormProps) {
  const id = useId();
  const nowMs = useNow();
  const { phase, wrongAttempts } = enquiry;
  const validSeconds = validSecondsLeft(enquiry, nowMs);
  const resendSeconds = resendSecondsLeft(enquiry, nowMs);
  const isIdle = phase === "code";
  const isInvalid = enquiry.notice?.field === "code";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.submitCode();
  };
  if (phase !== "done" && enquiry.challenge === null) {
    return <UnsentCode session={session} phase={phase} backLabel={backLabel} notice={notice} />;
  }
  if (phase === "done") {
    return (
      <div className={styles.form}>
        {notice}
        <Button block disabled>
          <Icon name="check" size={18} />
          {texts.doneButton}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.form} method="dialog" noValidate aria-busy={isBusy(phase)} onSubmit={submit}>
      {notice !== false && <div id={`${id}-notice`}>{notice}</div>}
      <div>
        <div className={styles.labelRow}>
          <label htmlFor={`${id}-code`}>6-digit code</label>
          <span className={`${styles.quiet} num`} aria-hidden="true">
            {validSeconds === 0 ? "Code expired" : `Valid for ${formatClock(validSeconds)}`}
          </span>
        </div>
        <CodeInput
          id={`${id}-code`}
          value={enquiry.codeInput}
          isInvalid={isInvalid}
          isDisabled={!isIdle}
          describedBy={isInvalid ? `${id}-notice ${id}-attempts` : `${id}-attempts`}
          onEdit={session.editCode}
        />
      </div>
      <div className={styles.meta}>
        <p id={`${id}-attempts`}>
          Attempts {wrongAttempts} of {maxWrongAttempts}
          <span className={styles.ticks} aria-hidden="true">
            {Array.from({ length: maxWrongAttempts }, (_, index) => (
              <i key={index} data-used={index < wrongAttempts || undefined} />
            ))}
          </span>
        </p>
        <button
          type="button"
          className={`link tap num ${styles.resend}`}
          disabled={!isIdle || resendSeconds > 0}
          onClick={session.resend}
        >
          {phase === "resending" && sendingButtonText}
          {phase !== "resending" && resendSeconds === 0 && texts.resendButton}
          {phase !== "resending" && resendSeconds > 0 && (
            <>
              <span aria-hidden="true">{withSeconds(texts.resendCountdown, resendSeconds)}</span>
              <span className="vh">{texts.resendButton}</span>
            </>
          )}
        </button>
      </div>
      <p className="vh" role="status">
        {codeAnnouncement(resendSeconds, validSeconds)}
      </p>
      <Button type="submit" block busy={phase === "verifying"} disabled={!isIdle}>
        {phase === "verifying" ? texts.verifyingButton : texts.verifyButton}
      </Button>
      <Button look="quiet" block disabled={!isIdle} onClick={session.back}>
        <Icon name="arrow-left" size={18} />
        {backLabel}
      </Button>
    </form>
  );
}
