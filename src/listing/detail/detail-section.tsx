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
    <section id={id} className={`deferred ${styles.section}`}>
      <h2 className={styles.heading}>{heading}</h2>
      {children}
    </section>
  );
}

interface DetailPartProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** A part of a section with a heading of its own. */
export function DetailPart({ heading, children }: DetailPartProps) {
  return (
    <div className={styles.part}>
      <h3 className={styles.partHeading}>{heading}</h3>
      {children}
    </div>
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
