import type { ReactNode } from "react";
import * as styles from "./empty-box.module.css";

interface EmptyBoxProps {
  /** What is missing. */
  readonly message: string;
  /** One line of help. */
  readonly help: ReactNode;
  /** What the visitor can do now: buttons or links. */
  readonly children: ReactNode;
  /** 1 where the box is the whole page, 3 below a section's heading. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** In place of an empty list or a missing page: what is missing and what to do (docs/design.md 7 and 9). */
export function EmptyBox({ message, help, children, headingLevel = 2 }: EmptyBoxProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.box}>
      <Heading>{message}</Heading>
      <p className={styles.help}>{help}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
