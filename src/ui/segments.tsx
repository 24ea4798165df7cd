import * as controlStyles from "./control.module.css";
import * as styles from "./segments.module.css";

interface SegmentsProps {
  /** Of its radio buttons. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
}

/** One choice of a few short ones, side by side: radio buttons that look like a row of buttons. */
export function Segments({ name, label, value, options, onChange }: SegmentsProps) {
  return (
    <fieldset className={controlStyles.field}>
      <legend className={`${controlStyles.label} ${styles.legend}`}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
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
