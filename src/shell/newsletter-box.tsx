import { Button } from "../ui/button";
import * as styles from "./newsletter-box.module.css";

const fieldId = "newsletter";

interface NewsletterBoxProps {
  readonly heading: string;
  /** That there is no newsletter yet. */
  readonly note: string;
}

/**
 * The newsletter box of the footer: submitting does nothing (docs/requirements.md 2.3), and the note says so
 * (docs/decisions/2026-11-22-true-words.md).
 */
export function NewsletterBox({ heading, note }: NewsletterBoxProps) {
  return (
    <section className={styles.box} aria-label={heading}>
      <div>
        <h2>{heading}</h2>
        <p id={`${fieldId}-note`} className={styles.note}>
          {note}
        </p>
      </div>
      {/* Outside a dialog this method does nothing. */}
      <form method="dialog" noValidate>
        <label htmlFor={fieldId} className={styles.label}>
          Your e-mail
        </label>
        <div className={styles.field}>
          <input
            id={fieldId}
            type="email"
            autoComplete="email"
            placeholder="name@example.com"
            aria-describedby={`${fieldId}-note`}
          />
          <Button type="submit" look="gold" className={styles.button}>
            Subscribe
          </Button>
        </div>
      </form>
    </section>
  );
}
