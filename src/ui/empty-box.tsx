import type { ReactNode } from "react";
import * as styles from "./empty-box.module.css";

interface EmptyBoxProps {
  readonly message: string;
  readonly help: ReactNode;
  readonly children: ReactNode;
  readonly headingLevel?: 1 | 2 | 3;
}

/** Says what is missing and what to do now (docs/design.md 7 and 9); level 1 where it is the whole page. */
export function EmptyBox({ message, help, children, headingLevel = 2 }: EmptyBoxProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={`boxed ${styles.box}`}>
      <Heading>{message}</Heading>
      <p className={styles.help}>{help}</p>
      <div className="cluster">{children}</div>
    </div>
  );
}
