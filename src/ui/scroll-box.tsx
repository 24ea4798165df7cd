import type { ReactNode } from "react";
import * as styles from "./scroll-box.module.css";

/** What scrolls must be reachable by keyboard. */
const scroller = { role: "group", tabIndex: 0 } as const;

/** Scrolls sideways what may be wider than the screen, such as a table. */
export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.box} aria-label={label} {...scroller}>
      {children}
    </div>
  );
}
