import type { ReactNode } from "react";
import * as styles from "./scroll-box.module.css";

interface ScrollBoxProps {
  /** Accessible name of what is inside. */
  readonly label: string;
  readonly children: ReactNode;
}

/** What scrolls sideways must be reachable by keyboard. */
const scroller = { role: "group", tabIndex: 0 } as const;

/** Holds a table that may be wider than a phone, or than large text leaves room for. */
export function ScrollBox({ label, children }: ScrollBoxProps) {
  return (
    <div className={styles.box} aria-label={label} {...scroller}>
      {children}
    </div>
  );
}
