import { graphql, navigate } from "gatsby";
import { useEffect, useMemo } from "react";
import { useSiteFacts } from "../../../site/use-site-facts";
import { Button, ButtonLink } from "../../../ui/button";
import { useHydrated } from "../../../ui/use-hydrated";
import { routes } from "../../../config/routes";
import { formatDateTime } from "../../../lib/dates";
import { fillIn } from "../../../lib/fill-in";
import { formatPhone, telHref } from "../../../lib/phone";
import { localStore, sessionStore } from "../../../lib/storage";
import { browserOutbox } from "../outbox/browser-outbox";
import { reportConversion } from "./report-conversion";
import { forgetSubmitTime, parseThankYouState, submitTimeMs, type ThankYouState } from "./thank-you-state";
import * as styles from "./thank-you.module.css";

interface Submission {
  readonly state: ThankYouState | null;
  readonly timeMs: number | null;
  /** The lead could not be sent yet and is stored in this browser (docs/requirements.md 4.1, step 7). */
  readonly isKept: boolean;
}

const unknown: Submission = { state: null, timeMs: null, isKept: false };

function readSubmission(navigationState: unknown): Submission {
  const state = parseThankYouState(navigationState);
  const isKept =
    state?.form === "modal" &&
    browserOutbox.list().some(({ params }) => params["submitted_at"] === state.submittedAt);
  return { state, timeMs: submitTimeMs(state, localStore), isKept };
}

/** The submission, read after hydration. */
function useSubmission(navigationState: unknown): Submission {
  const isHydrated = useHydrated();
  const submission = useMemo(
    () => (isHydrated ? readSubmission(navigationState) : unknown),
    [isHydrated, navigationState],
  );
  useEffect(() => reportConversion(submission.state, sessionStore), [submission]);
  return submission;
}

const sendAnother = () => {
  forgetSubmitTime(localStore);
  void navigate(routes.contact);
};

interface ThankYouProps {
  /** Navigation state, which may be anything (docs/decisions/d9-one-conversion.md). */
  readonly navigationState: unknown;
  /** The greeting without a name. */
  readonly heading: string;
  readonly texts: Queries.ThankYouTextsFragment;
}

/** Greeting, time and next links after a verified enquiry (docs/requirements.md 2.14). */
export function ThankYou({ navigationState, heading, texts }: ThankYouProps) {
  const { phone, email } = useSiteFacts();
  const { state, timeMs, isKept } = useSubmission(navigationState);
  const about = state?.propertyTitle ?? state?.source ?? null;
  const greeting = state?.firstName ? fillIn(texts.greeting, { name: state.firstName }) : heading;
  return (
    <div className={`wrap ${styles.page}`}>
      <div>
        <h1 className={styles.title}>{greeting}</h1>
        <p className={styles.lead}>{isKept ? texts.keptText : texts.text}</p>
        <div className={styles.actions}>
          <ButtonLink to={routes.home}>Return Home</ButtonLink>
          <Button look="outline" onClick={sendAnother}>
            Send Another Message
          </Button>
        </div>
      </div>
      <dl className={styles.facts}>
        {timeMs !== null && (
          <div>
            <dt>{isKept ? "Saved" : "Received"}</dt>
            <dd className="num">{formatDateTime(timeMs)}</dd>
          </div>
        )}
        {about !== null && (
          <div>
            <dt>About</dt>
            <dd>{about}</dd>
          </div>
        )}
        <div>
          <dt>Phone</dt>
          <dd>
            <a className="num" href={telHref(phone)}>
              {formatPhone(phone)}
            </a>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>{email}</a>
          </dd>
        </div>
      </dl>
    </div>
  );
}

export const thankYouFragment = graphql`
  fragment ThankYouTexts on ThankYouTexts {
    greeting
    text
    keptText
  }
`;
