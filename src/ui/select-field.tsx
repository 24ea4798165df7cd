import * as styles from "./control.module.css";
import { Icon } from "./icon";

interface SelectFieldProps {
  /** Of its select. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string) => void;
  readonly name?: string;
  /** The label is for screen readers alone. */
  readonly labelHidden?: boolean;
}

/** A labelled `<select>`. */
export function SelectField({
  id,
  label,
  value,
  options,
  onChange,
  name,
  labelHidden = false,
}: SelectFieldProps) {
  return (
    <div className={styles.field}>
      <label className={labelHidden ? "vh" : styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <select
          id={id}
          name={name}
          className={`${styles.control} ${styles.roomRight}`}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevron-down" size={18} className={styles.chevron} />
      </div>
    </div>
  );
}
