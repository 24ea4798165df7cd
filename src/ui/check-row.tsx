import * as styles from "./check-row.module.css";
import { Icon } from "./icon";

interface CheckRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** How many results the choice has. */
  readonly count?: number;
}

/** A checkbox with its label, 44 px high, and a count at the right. */
export function CheckRow({ label, checked, onChange, count }: CheckRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.mark} aria-hidden="true">
        <Icon name="check" size={14} />
      </span>
      {label}
      {count !== undefined && <span className={styles.count}>{count}</span>}
    </label>
  );
}
