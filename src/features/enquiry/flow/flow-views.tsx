import { type FormEvent, type ReactNode, useEffect, useState, useRef } from "react";
import { interpolate } from "../../../lib/interpolate";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { nextSteps, type EnquiryTexts } from "../form/enquiry-texts";
import type { EnquiryContext, EnquiryDetails } from "../form/enquiry-types";
import { sendingButtonText, sendButtonText } from "../form/form-layouts";
import { fullNameOf } from "../form/lead-params";
import { joinPhone } from "../form/phone-reading";
import { ContactWays } from "./contact-ways";
import {
  isBusy,
  maxWrongAttempts,
  resendSecondsLeft,
  validSecondsLeft,
  type EnquiryNotice,
  type EnquiryState,
} from "./enquiry-machine";
import type { EnquirySession } from "./enquiry-session";
import { outboxMaxAgeDays } from "./outbox";
import * as styles from "./flow-views.module.css";

/** The homes of a visit are those of one city. */
const subjectOf = ({ visit, propertyTitle, source }: EnquiryContext, details: EnquiryDetails) =>
  visit?.request(details).homes ?? propertyTitle ?? source;

/** What was typed, for WhatsApp or the visitor's mail program when ours failed (docs/decisions/e-mail.md). */
function fallbackMessage(details: EnquiryDetails, context: EnquiryContext): string {
  const visit = context.visit?.request(details);
  const about = subjectOf(context, details) ?? context.tab ?? "";
  const lines = [
    about === "" ? "" : `About: ${about}`,
    ...(visit?.wishes.map(({ words }) => words) ?? []),
    visit?.zone ?? "",
    details.message.trim(),
    fullNameOf(details),
    details.email.trim(),
    joinPhone(details.countryCode, details.phone),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

const keptText = "It has not reached us yet.";
const retriedText = ({ visit }: EnquiryContext) =>
  `${keptText} This browser sends it when you next open this site, for up to ${outboxMaxAgeDays} days${visit ? " or until the times of the visit have passed" : ""}.`;

interface NoticeBoxProps {
  readonly notice: EnquiryNotice;
  readonly details: EnquiryDetails;
  readonly context: EnquiryContext;
  readonly id: string;
}

/** Red or green (docs/requirements.md 4.1); offers other ways where an e-mail failed (docs/decisions/e-mail.md). */
export function NoticeBox({ notice, details, context, id }: NoticeBoxProps) {
  const { kind, text, detail, reason, isKept } = notice;
  const isError = kind === "error";
  const next = reason === undefined ? null : nextSteps[reason];
  const isRetried = next === null || next.offers.includes("retry");
  return (
    <div
      className={`notice ${styles.box} ${isError ? "notice-error" : "notice-success"}`}
      role={isError ? "alert" : "status"}
      tabIndex={-1}
      data-notice=""
    >
      <Icon name={isError ? "circle-alert" : "circle-check"} />
      {/* Firefox describes nothing by an element around a status. */}
      <div id={`${id}-notice`}>
        <p>{detail === undefined ? text : `${text} (${detail})`}</p>
        {isKept === true && <p className={styles.next}>{isRetried ? retriedText(context) : keptText}</p>}
        {next !== null && (
          <>
            <p className={styles.next}>{next.text}</p>
            <ContactWays
              offers={next.offers}
              subject={`Enquiry: ${subjectOf(context, details) ?? context.brand}`}
              message={fallbackMessage(details, context)}
            />
          </>
        )}
      </div>
    </div>
  );
}

interface CodeFormProps {
  readonly id: string;
  readonly session: EnquirySession;
  readonly enquiry: EnquiryState;
  readonly texts: EnquiryTexts;
  readonly backLabel: string;
  readonly notice: ReactNode;
}

type CodeInputProps = Pick<CodeFormProps, "id" | "session" | "enquiry">;

/** Uncontrolled, as React would copy the code into a DOM attribute (docs/decisions/enquiry-flow.md). */
function CodeInput({ id, session, enquiry: { phase, notice, codeInput } }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null && input.current.value !== codeInput) input.current.value = codeInput;
  });
  const isInvalid = notice?.field === "code";
  const isDisabled = phase !== "code";
  return (
    <div
      className={`control ${styles.cells}`}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        ref={input}
        id={`${id}-code`}
        name="code"
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-describedby={`${id}-notice ${id}-attempts`}
        onInput={(event) => session.editCode(event.currentTarget.value)}
      />
    </div>
  );
}

/** In milliseconds; updated every second, and when the tab becomes visible again. */
function useNow(ticks: () => number): number {
  const [nowMs, setNowMs] = useState(ticks);
  useEffect(() => {
    const tick = () => setNowMs(ticks());
    const timer = setInterval(tick, 1_000);
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, [ticks]);
  return nowMs;
}

function formatClock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Changes at 60, 30 and 0 seconds alone, so that screen readers are not interrupted (docs/design.md 8). */
function codeAnnouncement(resendSeconds: number, validSeconds: number): string {
  if (validSeconds === 0) return "The code has expired. You can ask for a new one.";
  if (validSeconds <= 30) return "The code is valid for 30 more seconds.";
  if (validSeconds <= 60) return "The code is valid for 60 more seconds.";
  if (resendSeconds === 0) return "You can ask for a new code now.";
  if (resendSeconds <= 30) return "You can ask for a new code in 30 seconds.";
  return "You can ask for a new code in 60 seconds.";
}

/** Step 2 of every enquiry form: the code from the e-mail (docs/requirements.md 4.1). */
export function CodeForm({ id, session, enquiry, texts, backLabel, notice }: CodeFormProps) {
  const nowMs = useNow(session.ticks);
  const { phase, wrongAttempts } = enquiry;
  const validSeconds = validSecondsLeft(enquiry, nowMs);
  const resendSeconds = resendSecondsLeft(enquiry, nowMs);
  const isIdle = phase === "code";
  const submit = (event: FormEvent) => {
    event.preventDefault();
    session.submitCode();
  };
  const back = (
    <Button look="quiet" icon="arrow-left" block disabled={!isIdle} onClick={session.back}>
      {backLabel}
    </Button>
  );
  if (phase === "done") {
    return (
      <div className={styles.form}>
        {notice}
        <Button icon="check" block disabled>
          {texts.doneButton}
        </Button>
      </div>
    );
  }
  if (enquiry.challenge === null) {
    return (
      <div className={styles.form} aria-busy={isBusy(phase)}>
        {notice}
        <Button block busy={isBusy(phase)} disabled={isBusy(phase)} onClick={session.resend}>
          {isBusy(phase) ? sendingButtonText : sendButtonText}
        </Button>
        {back}
      </div>
    );
  }
  return (
    <form className={styles.form} method="dialog" noValidate aria-busy={isBusy(phase)} onSubmit={submit}>
      {notice}
      <div>
        <div className="field-label">
          <label htmlFor={`${id}-code`}>6-digit code</label>
          <span className="num" aria-hidden="true">
            {validSeconds === 0 ? "Code expired" : `Valid for ${formatClock(validSeconds)}`}
          </span>
        </div>
        <CodeInput id={id} session={session} enquiry={enquiry} />
      </div>
      <div className={`spread ${styles.meta}`}>
        <p id={`${id}-attempts`}>
          <span>{`Attempts ${wrongAttempts} of ${maxWrongAttempts}`}</span>
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
          {phase === "resending" ? (
            sendingButtonText
          ) : resendSeconds === 0 ? (
            texts.resendButton
          ) : (
            <>
              <span aria-hidden="true">{interpolate(texts.resendCountdown, { seconds: resendSeconds })}</span>
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
      {back}
    </form>
  );
}
