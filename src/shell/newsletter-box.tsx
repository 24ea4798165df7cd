import { useId, type FormEvent } from "react";
import { Button } from "../ui/button";
import * as styles from "./newsletter-box.module.css";

const doNothing = (event: FormEvent) => event.preventDefault();

/**
 * The newsletter box of the footer: submitting does nothing (docs/requirements.md 2.3) and nothing is claimed
 * (docs/decisions/d10-newsletter.md).
 */
export function NewsletterBox({ heading }: { readonly heading: string }) {
  const fieldId = useId();
  return (
    <section className={styles.box} aria-label={heading}>
      <h2>{heading}</h2>
      {/* The field has no name, so that nothing is sent without JavaScript either. */}
      <form onSubmit={doNothing} noValidate>
        <label htmlFor={fieldId} className={styles.label}>
          Your e-mail
        </label>
        <div className={styles.field}>
          <input id={fieldId} type="email" autoComplete="email" placeholder="name@example.com" />
          <Button type="submit" look="gold" className={styles.button}>
            Subscribe
          </Button>
        </div>
      </form>
    </section>
  );
}
