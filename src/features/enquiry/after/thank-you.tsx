import { graphql, navigate } from "gatsby";
import { useEffect, useMemo, useSyncExternalStore } from "react";
import { useSiteFacts } from "../../../site/site-data";
import { Button, ButtonLink } from "../../../ui/button";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { routes } from "../../../config/routes";
import { interpolate } from "../../../lib/interpolate";
import { formatPhone, telHref } from "../../../lib/phone";
import { localStore, sessionStore } from "../../../lib/storage";
import { browserOutbox, outboxMaxAgeDays, readOutboxText, subscribeToOutbox } from "../flow/outbox";
import { formatDateTime } from "../flow/outbox-entry";
import {
  reportConversion,
  forgetSubmitTime,
  parseThankYouState,
  submitTimeMs,
  type ThankYouState,
} from "../flow/thank-you-state";
import type { VisitRequest } from "../form/enquiry-types";
import * as styles from "./thank-you.module.css";

/** Loads the calendar library only where a visit was asked for. */
const calendarLink = lazyPart(() => import("./calendar-link"));

interface VisitNextProps {
  readonly state: ThankYouState;
  readonly visit: VisitRequest;
  readonly texts: Queries.ThankYouTextsFragment["visit"];
}

function VisitNext({ state, visit, texts }: VisitNextProps) {
  const agency = useSiteFacts();
  const part = useLazyPart(calendarLink, true);
  return (
    <section className={styles.visit} aria-labelledby="visit-next">
      <h2 id="visit-next">{texts.heading}</h2>
      <p>{interpolate(texts.next, { hours: agency.hours })}</p>
      <ol className={styles.wishes} role="list">
        {visit.wishes.map((wish, at) => (
          <li key={wish.from} className="spread">
            <p>
              <b>{wish.words}</b>
              {visit.zone}
            </p>
            {part !== null && (
              <part.CalendarLink
                number={at + 1}
                visit={visit}
                wish={wish}
                submittedAt={state.submittedAt}
                agency={agency}
              />
            )}
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{texts.note}</p>
    </section>
  );
}

/** The name of its text, and how its time is labelled. */
const outcomes = {
  unknown: { text: "directText", time: "Time" },
  received: { text: "text", time: "Received" },
  waiting: { text: "keptText", time: "Saved" },
  lost: { text: "lostText", time: "Saved" },
} as const;

interface Submission {
  readonly state: ThankYouState | null;
  readonly status: keyof typeof outcomes;
  /** Of arrival, or of writing where it has not arrived; milliseconds since 1970. */
  readonly timeMs: number | null;
}

const unknown: Submission = { state: null, status: "unknown", timeMs: null };

function readSubmission(state: ThankYouState | null): Submission {
  const timeMs = submitTimeMs(state, localStore);
  if (state?.isKept !== true) return { state, timeMs, status: timeMs === null ? "unknown" : "received" };
  const delivery = browserOutbox.deliveryStatus(state.submittedAt);
  if (delivery.at === "sent") return { state, timeMs: delivery.sentAtMs, status: "received" };
  return { state, timeMs, status: delivery.at };
}

const outboxOnServer = () => null;

function useSubmission(navigationState: unknown): Submission {
  const outboxText = useSyncExternalStore<string | null>(subscribeToOutbox, readOutboxText, outboxOnServer);
  const state = useMemo(() => parseThankYouState(navigationState), [navigationState]);
  useEffect(() => reportConversion(state, sessionStore), [state]);
  return useMemo(() => (outboxText === null ? unknown : readSubmission(state)), [state, outboxText]);
}

const sendAnother = () => {
  forgetSubmitTime(localStore);
  void navigate(routes.contact);
};

interface ThankYouProps {
  /** May be anything (docs/decisions/enquiry-delivery.md). */
  readonly navigationState: unknown;
  readonly heading: string;
  readonly texts: Queries.ThankYouTextsFragment;
}

/** Greeting, time and next links after a verified enquiry (docs/requirements.md 2.14). */
export function ThankYou({ navigationState, heading, texts }: ThankYouProps) {
  const { phone, email } = useSiteFacts();
  const { state, timeMs, status } = useSubmission(navigationState);
  const about = state?.propertyTitle ?? state?.source ?? null;
  const text = status === "received" && state?.visit ? texts.visit.text : texts[outcomes[status].text];
  const greeting = state?.firstName ? interpolate(texts.greeting, { name: state.firstName }) : heading;
  const facts = [
    { label: outcomes[status].time, value: timeMs !== null && formatDateTime(timeMs), isFigure: true },
    { label: "About", value: about },
    { label: "Phone", value: <a href={telHref(phone)}>{formatPhone(phone)}</a>, isFigure: true },
    { label: "E-mail", value: <a href={`mailto:${email}`}>{email}</a> },
  ];
  return (
    <div className={`wrap split ${styles.page}`}>
      <div>
        <h1 className={`display ${styles.title}`}>{greeting}</h1>
        <p className={styles.lead}>{interpolate(text, { days: outboxMaxAgeDays })}</p>
        {state?.visit !== undefined && status === "received" && (
          <VisitNext state={state} visit={state.visit} texts={texts.visit} />
        )}
        <div className="cluster">
          <ButtonLink to={routes.home}>Return Home</ButtonLink>
          <Button look="outline" onClick={sendAnother}>
            Send Another Message
          </Button>
        </div>
      </div>
      <dl className={`ruled taps ${styles.facts}`}>
        {facts.map(
          ({ label, value, isFigure }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd className={isFigure ? "num" : undefined}>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

export const thankYouFragment = graphql`
  fragment ThankYouTexts on ThankYouTexts {
    greeting
    text
    keptText
    lostText
    directText
    visit {
      text
      heading
      next
      note
    }
  }
`;
