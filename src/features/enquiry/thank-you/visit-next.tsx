import { graphql } from "gatsby";
import { fillIn } from "../../../lib/fill-in";
import { useSiteFacts } from "../../../site/use-site-facts";
import { lazyPart, useLazyPart } from "../../../ui/use-lazy-part";
import type { ThankYouState } from "./thank-you-state";
import * as styles from "./thank-you.module.css";
import type { VisitRequest } from "./visit-request";

/** The library that writes calendar files comes where a visit was asked for, and nowhere else. */
const calendarLink = lazyPart(() => import("./calendar-link"));

interface VisitNextProps {
  readonly state: ThankYouState;
  readonly visit: VisitRequest;
  readonly texts: Queries.VisitTextsFragment;
}

/** After a visit was asked for: what happens next, and a calendar file for each wish. */
export function VisitNext({ state, visit, texts }: VisitNextProps) {
  const agency = useSiteFacts();
  const part = useLazyPart(calendarLink, true);
  return (
    <section className={styles.visit} aria-labelledby="visit-next">
      <h2 id="visit-next">{texts.heading}</h2>
      <p>{fillIn(texts.next, { hours: agency.hours })}</p>
      <ol className={styles.wishes} role="list">
        {visit.wishes.map((wish, at) => (
          <li key={wish.from}>
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

export const visitTextsFragment = graphql`
  fragment VisitTexts on ThankYouVisit {
    heading
    next
    note
  }
`;
