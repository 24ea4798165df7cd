import { graphql } from "gatsby";
import * as styles from "./faq-list.module.css";
import { Icon } from "./icon";

interface FaqListProps {
  readonly faqs: readonly Queries.FaqItemFragment[];
  /** Questions of one name open one at a time. */
  readonly name?: string;
}

/**
 * Questions that open in place, one at a time: the platform's own `<details name>`, which also finds text in closed
 * answers. The first stands open; an answer is at most 160 px high and scrolls (specification 9), by keyboard as well.
 */
export function FaqList({ faqs, name = "faq" }: FaqListProps) {
  return (
    <div className={styles.list}>
      {faqs.map(({ entryId, question, answer }, index) => (
        <details key={entryId} id={`${name}-${entryId}`} name={name} className={styles.item} open={index === 0}>
          <summary className={styles.question}>
            <h3 className={styles.words}>{question}</h3>
            <Icon name="plus" size={22} className={styles.plus} />
            <Icon name="minus" size={22} className={styles.minus} />
          </summary>
          {/* A region that scrolls must be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div className={styles.answer} tabIndex={0} role="group" aria-label={question}>
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}

export const faqItemFragment = graphql`
  fragment FaqItem on Faq {
    entryId
    question
    answer
  }
`;
