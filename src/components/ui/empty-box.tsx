import type { ReactNode } from "react";
import * as styles from "./empty-box.module.css";

interface EmptyBoxProps {
  /** The sentence of the specification. */
  readonly message: string;
  /** One line of help. */
  readonly help: ReactNode;
  /** What the visitor can do now: buttons or links. */
  readonly children: ReactNode;
}

/** Where a list would be: what is missing and what to do (design guide 7). */
export function EmptyBox({ message, help, children }: EmptyBoxProps) {
  return (
    <div className={styles.box}>
      <h2>{message}</h2>
      <p className={styles.help}>{help}</p>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
