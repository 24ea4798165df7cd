import type { ReactNode } from "react";
import * as styles from "./section-head.module.css";

interface SectionHeadProps {
  readonly heading: string;
  readonly text?: string | null;
  /** Buttons or controls at the right. */
  readonly tools?: ReactNode;
  /** Names the section that carries the head. */
  readonly id?: string;
}

/** Head of a section: h2 and a line at the left, tools at the right from 640 px. */
export function SectionHead({ heading, text, tools, id }: SectionHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 id={id}>{heading}</h2>
        {text && <p className={styles.text}>{text}</p>}
      </div>
      {tools !== undefined && <div className={styles.tools}>{tools}</div>}
    </div>
  );
}
