import type { ReactNode } from "react";
import { IconButton } from "./icon-button";
import * as styles from "./removable-chip.module.css";

interface RemovableChipProps {
  /** What the value is, e.g. "City"; absent where the value says it. */
  readonly label?: string;
  readonly value: ReactNode;
  /** Accessible name of the button: "Clear city". */
  readonly clearLabel: string;
  readonly onClear: () => void;
}

/** An active choice with a button that removes it. */
export function RemovableChip({ label, value, clearLabel, onClear }: RemovableChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>
        {label !== undefined && `${label}: `}
        <b>{value}</b>
      </span>
      <IconButton icon="x" size={16} label={clearLabel} className={styles.clear} onClick={onClear} />
    </span>
  );
}
