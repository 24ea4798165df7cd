import * as controls from "../../ui/control.module.css";
import { Icon } from "../../ui/icon";
import * as styles from "./loan-fieldset.module.css";

interface Slider {
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as it is read out. */
  readonly describe: (value: number) => string;
}

interface LoanFieldsetProps {
  readonly id: string;
  readonly label: string;
  /** As typed. */
  readonly text: string;
  /** What was read from it; null where it cannot be used. */
  readonly value: number | null;
  readonly hint?: string;
  /** What to correct. */
  readonly message?: string;
  readonly slider: Slider;
  readonly onEdit: (text: string) => void;
  /** A value as the field shows it once it is left. */
  readonly write?: (value: number) => string;
}

/** A figure that can be typed or slid. What is typed stays as typed and is put in order when the field is left. */
export function LoanFieldset(props: LoanFieldsetProps) {
  const { id, label, text, value, hint, message, slider, onEdit, write = String } = props;
  const { describe, ...range } = slider;
  const shown = Math.min(Math.max(value ?? range.min, range.min), range.max);
  const noteId = `${id}-note`;
  const note = message ?? hint;
  return (
    <div>
      <label className={controls.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        className={`num ${controls.control} ${styles.input}`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={text}
        aria-invalid={message !== undefined}
        aria-describedby={note === undefined ? undefined : noteId}
        onChange={(event) => onEdit(event.target.value)}
        onBlur={() => {
          if (value !== null) onEdit(write(value));
        }}
      />
      <input
        type="range"
        className={styles.slider}
        aria-label={`${label}, slider`}
        aria-valuetext={describe(shown)}
        value={shown}
        onChange={(event) => onEdit(write(event.target.valueAsNumber))}
        {...range}
      />
      {note !== undefined && (
        <p id={noteId} className={message === undefined ? styles.hint : styles.error}>
          {message !== undefined && <Icon name="circle-alert" size={17} />}
          {note}
        </p>
      )}
    </div>
  );
}
