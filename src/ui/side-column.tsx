import type { ReactNode } from "react";
import * as styles from "./side-column.module.css";

interface SideColumnProps {
  /** Accessible name of the column. */
  readonly label: string;
  /** What links on the page lead to. */
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The narrow column with the enquiry form, which stays in view beside a long page from 1024 px on. */
export function SideColumn({ label, id, className, children }: SideColumnProps) {
  return (
    <aside id={id} className={["later", styles.side, className].filter(Boolean).join(" ")} aria-label={label}>
      {children}
    </aside>
  );
}
