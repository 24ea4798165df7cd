import type { ReactNode } from "react";
import * as styles from "./scroll-box.module.css";

/** Must be reachable by keyboard. */
const scroller = { role: "group", tabIndex: 0 } as const;

export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.box} aria-label={label} {...scroller}>
      {children}
    </div>
  );
}
