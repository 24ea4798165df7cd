import type { ReactNode } from "react";
import { IconButton } from "./icon-button";
import * as styles from "./removable-chip.module.css";

interface RemovableChipProps {
  /** What kind of choice it is: "City". Left out where the value says it. */
  readonly label?: string;
  readonly value: ReactNode;
  /** Name of the button: "Clear city". */
  readonly clearLabel: string;
  readonly onClear: () => void;
}

/** A choice in force, with a button that takes it back. */
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
