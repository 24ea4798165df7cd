import type { ReactNode } from "react";
import * as styles from "./side-column.module.css";

interface SideColumnProps {
  /** Accessible name of the column. */
  readonly label: string;
  /** Target of links on the page. */
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The narrow column with the enquiry form; from 1024 px it stays in view while the page beside it scrolls. */
export function SideColumn({ label, id, className, children }: SideColumnProps) {
  return (
    <aside
      id={id}
      className={["deferred", styles.side, className].filter(Boolean).join(" ")}
      aria-label={label}
    >
      {children}
    </aside>
  );
}
