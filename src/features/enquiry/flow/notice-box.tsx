import { Icon } from "../../../ui/icon";
import { ContactWays } from "./contact-ways";
import type { EnquiryNotice } from "./enquiry-machine";
import type { EnquiryContext, EnquiryDetails } from "../form/enquiry-types";
import { nextSteps } from "../form/enquiry-texts";
import { outboxMaxAgeDays } from "./outbox";
import { fullNameOf } from "../form/lead-params";
import { joinPhone } from "../form/phone-reading";
import * as styles from "./code-form.module.css";

/** What was typed, for WhatsApp or the visitor's mail program when ours failed (docs/decisions/e-mail.md). */
function fallbackMessage(details: EnquiryDetails, context: EnquiryContext): string {
  const about = context.propertyTitle ?? context.source ?? context.tab ?? "";
  const lines = [
    about === "" ? "" : `About: ${about}`,
    ...[
      [details.firstDay, details.firstPart],
      [details.secondDay, details.secondPart],
    ].map((wish) => wish.filter((part) => part !== "").join(": ")),
    details.message.trim(),
    fullNameOf(details),
    details.email.trim(),
    joinPhone(details.countryCode, details.phone),
  ];
  return lines.filter((line) => line !== "").join("\n");
}

const keptText = "It has not reached us yet.";
const retriedText = `${keptText} This browser sends it when you next open this site, for up to ${outboxMaxAgeDays} days.`;

interface NoticeBoxProps {
  readonly notice: EnquiryNotice;
  readonly details: EnquiryDetails;
  readonly context: EnquiryContext;
}

/** Red or green (docs/requirements.md 4.1); offers other ways where an e-mail failed (docs/decisions/e-mail.md). */
export function NoticeBox({ notice, details, context }: NoticeBoxProps) {
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
      <div>
        <p>{detail === undefined ? text : `${text} (${detail})`}</p>
        {isKept === true && <p className={styles.next}>{isRetried ? retriedText : keptText}</p>}
        {next !== null && (
          <>
            <p className={styles.next}>{next.text}</p>
            <ContactWays
              offers={next.offers}
              subject={`Enquiry: ${context.propertyTitle ?? context.source ?? context.brand}`}
              message={fallbackMessage(details, context)}
            />
          </>
        )}
      </div>
    </div>
  );
}
