import type { ReactNode } from "react";
import * as styles from "./section-head.module.css";

interface SectionHeadProps {
  readonly heading: string;
  /** A line below the heading. */
  readonly text?: string | null;
  /** Shown right of the heading from 640 px. */
  readonly tools?: ReactNode;
  /** Without a margin below, as in the head of a carousel, which has its own. */
  readonly flush?: boolean;
}

/** Head of a section: its heading, a line below it, tools at the right. */
export function SectionHead({ heading, text, tools, flush = false }: SectionHeadProps) {
  return (
    <div className={flush ? undefined : styles.head}>
      <div>
        <h2>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
