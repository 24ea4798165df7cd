import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon";
import * as styles from "./more-filters.module.css";

interface MoreFiltersProps {
  readonly count: number;
  readonly onOpen: () => void;
  readonly isUnderBar?: boolean;
  readonly children: ReactNode;
}

export function MoreFilters({ count, onOpen, isUnderBar = false, children }: MoreFiltersProps) {
  return (
    <details className={`needs-script ${styles.more} ${isUnderBar ? styles.underBar : ""}`} onFocus={onOpen}>
      <summary className={styles.summary}>
        <span>{count > 0 ? `More filters (${count})` : "More filters"}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      {children}
    </details>
  );
}
