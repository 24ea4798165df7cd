import type { ReactNode } from "react";
import { capitaliseFirst } from "../../../lib/text";
import { SelectField, type FieldProps, type SelectFieldProps } from "../../../ui/fields";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import type { Choice, ChoiceControl } from "../filters/filter-definition";
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
      <IconButton icon="x" size="small" label={clearLabel} className={styles.clear} onClick={onClear} />
    </span>
  );
}

interface ChoiceChipsProps<Criteria> {
  readonly choices: readonly Choice<Criteria>[];
  readonly change: (part: Partial<Criteria>, mode: "push") => void;
}

export function ChoiceChips<Criteria>({ choices, change }: ChoiceChipsProps<Criteria>) {
  return (
    <>
      {choices.map(({ value, clearLabel, cleared }) => (
        <RemovableChip
          key={clearLabel}
          value={capitaliseFirst(value)}
          clearLabel={clearLabel}
          onClear={() => change(cleared, "push")}
        />
      ))}
    </>
  );
}

function Segments({ id, label, value, options, onChange }: SelectFieldProps) {
  return (
    <fieldset className={controlStyles.field}>
      <legend className="field-label">{label}</legend>
      <div className={styles.segmentsRow}>
        {options.map((option) => (
          <label key={option.value} className={`choice ${styles.segment}`}>
            <input
              type="radio"
              name={id}
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

interface ChoiceFieldProps extends Omit<FieldProps, "label"> {
  readonly control: ChoiceControl<never>;
}

export function ChoiceField({ id, control, value, onChange }: ChoiceFieldProps) {
  const { kind, key, label, options } = control;
  const field = { id, label, value, options, onChange };
  return kind === "select" ? <SelectField name={key} {...field} /> : <Segments {...field} />;
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
        <Icon name="check" size="mark" />
      </span>
      {label}
      {count !== undefined && <span className={`note ${styles.count}`}>{count}</span>}
    </label>
  );
}
