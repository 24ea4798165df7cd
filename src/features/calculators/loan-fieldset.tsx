import { useId } from "react";
import * as controls from "../../ui/control.module.css";
import { Icon } from "../../ui/icon";
import * as styles from "./loan-fieldset.module.css";

/** The range of a number and how it is written. */
interface Figure {
  /** Range and step of the slider; what is typed may go beyond the range. */
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as screen readers announce it. */
  readonly describe: (value: number) => string;
  /** The value as the field shows it on blur; its digits when absent. */
  readonly write?: (value: number) => string;
  /** Whether words are typed too, as in "50 lakh", for which a keypad has no keys. */
  readonly hasWords?: boolean;
}

interface LoanFieldsetProps {
  readonly label: string;
  /** As typed. */
  readonly text: string;
  /** The number read from `text`; null where it is invalid. */
  readonly value: number | null;
  readonly hint?: string;
  /** Error message: what to correct. */
  readonly message?: string;
  readonly figure: Figure;
  readonly onEdit: (text: string) => void;
}

/** A number that can be typed or set by a slider. What is typed stays as it is and is formatted on blur. */
export function LoanFieldset({ label, text, value, hint, message, figure, onEdit }: LoanFieldsetProps) {
  const id = useId();
  const { describe, write = String, hasWords = false, ...range } = figure;
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
        inputMode={hasWords ? "text" : "decimal"}
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
