import { Icon } from "./icon";
import * as styles from "./faq-list.module.css";

interface Faq {
  /** Part of the question's anchor. */
  readonly entryId: string;
  readonly question: string;
  readonly answer: string;
}

/**
 * Questions that open in place, one at a time, by the browser's own `<details name>`, in which the page search also
 * finds closed answers. The first is open; an answer is as high as its text (docs/decisions/layout-and-access.md).
 */
export function FaqList({ faqs }: { readonly faqs: readonly Faq[] }) {
  return (
    <div className={styles.list}>
      {faqs.map(({ entryId, question, answer }, index) => (
        <details key={entryId} id={`faq-${entryId}`} name="faq" className={styles.item} open={index === 0}>
          <summary className={styles.question}>
            <h3 className={styles.words}>{question}</h3>
            <Icon name="plus" size={22} className={styles.plus} />
            <Icon name="minus" size={22} className={styles.minus} />
          </summary>
          <div className={styles.answer}>
            <p>{answer}</p>
          </div>
        </details>
      ))}
    </div>
  );
}
