import { Icon } from "../../ui/icon";
import * as styles from "./faq-list.module.css";

interface Faq {
  readonly entryId: string;
  readonly question: string;
  readonly answer: string;
}

/** `<details name>`: one open at a time, and page search finds closed answers (docs/decisions/layout-and-access.md). */
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
