import { Icon } from "../../../ui/icon";
import type { ReactNode } from "react";
import { IconButton } from "../../../ui/icon-button";
import * as styles from "./choices.module.css";
import * as controlStyles from "../../../ui/fields.module.css";

interface RemovableChipProps {
  readonly label?: string;
  readonly value: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
}

export function RemovableChip({ label, value, clearLabel, onClear }: RemovableChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>
        {label !== undefined && <span>{`${label}: `}</span>}
        <b>{value}</b>
      </span>
      <IconButton icon="x" size={16} label={clearLabel} className={styles.clear} onClick={onClear} />
    </span>
  );
}

interface SegmentsProps {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

export function Segments({ name, label, value, options, onChange }: SegmentsProps) {
  return (
    <fieldset className={controlStyles.field}>
      <legend className="field-label">{label}</legend>
      <div className={styles.segmentsRow}>
        {options.map((option) => (
          <label key={option.value} className={`choice ${styles.segment}`}>
            <input
              type="radio"
              name={name}
              value={option.value}
              className="vh"
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface CheckRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly count?: number;
}

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
      {count !== undefined && <span className={`note ${styles.count}`}>{count}</span>}
    </label>
  );
}
