import { trapFieldName } from "../forms/form-layouts";
import * as styles from "./trap-field.module.css";

interface TrapFieldProps {
  readonly value: string;
  readonly onEdit: (value: string) => void;
}

/**
 * Honeypot (docs/decisions/d7-notice-and-honeypot.md): off screen, out of the tab order and hidden from assistive
 * technology, so that only a program fills it.
 */
export function TrapField({ value, onEdit }: TrapFieldProps) {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Please leave this empty
        <input
          type="text"
          name={trapFieldName}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore="true"
          data-lpignore="true"
          value={value}
          onChange={(event) => onEdit(event.target.value)}
        />
      </label>
    </div>
  );
}
