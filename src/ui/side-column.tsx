import type { ReactNode } from "react";
import * as styles from "./side-column.module.css";

interface SideColumnProps {
  readonly label: string;
  readonly id?: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SideColumn({ label, id, className, children }: SideColumnProps) {
  return (
    <aside
      id={id}
      className={["deferred", `stack ${styles.side}`, className].filter(Boolean).join(" ")}
      aria-label={label}
    >
      {children}
    </aside>
  );
}
