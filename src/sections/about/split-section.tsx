import type { ReactNode } from "react";
import * as styles from "./split-section.module.css";

interface SplitSectionProps {
  readonly copy: { readonly heading: string; readonly text: string | null };
  /** Without air above, where it goes on from the section before. */
  readonly flush?: boolean;
  /** Beside the heading, below it on a phone. */
  readonly children: ReactNode;
}

/** A heading with a sentence on the left, what it announces on the right. */
export function SplitSection({ copy: { heading, text }, flush = false, children }: SplitSectionProps) {
  return (
    <section className={flush ? "sec sec-flush" : "sec"}>
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2>{heading}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}
