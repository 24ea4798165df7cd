import type { ReactNode } from "react";
import * as styles from "./scroll-box.module.css";

/** A box that scrolls must be reachable by keyboard. */
const scroller = { role: "group", tabIndex: 0 } as const;

/** Scrolls sideways what may be wider than the screen: a table on a phone, or with enlarged text. */
export function ScrollBox({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className={styles.box} aria-label={label} {...scroller}>
      {children}
    </div>
  );
}
