import type { ReactNode } from "react";
import * as styles from "./detail-section.module.css";

interface DetailSectionProps {
  readonly heading: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of the property page with its heading. */
export function DetailSection({ heading, id, children }: DetailSectionProps) {
  return (
    <section id={id} className={`later ${styles.section}`}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

/** A section for which the listing has no content: the sentence of the requirements, and what to do. */
export function NothingYet({ message, help }: { readonly message: string; readonly help?: string }) {
  return (
    <div className={styles.nothing}>
      <p className={styles.message}>{message}</p>
      {help !== undefined && <p>{help}</p>}
    </div>
  );
}
