import { useRef } from "react";
import * as styles from "./fields.module.css";
import { IconButton } from "./icon-button";
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

interface SearchFieldProps {
  /** Of its input. */
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
  readonly name?: string;
}

/** A search field with a button that clears it. */
export function SearchField({ id, label, value, onChange, placeholder, name = "q" }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          type="search"
          name={name}
          className={`${styles.control} ${styles.roomRight}`}
          value={value}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => onChange(event.target.value)}
        />
        {value !== "" && (
          <IconButton icon="x" size={18} label="Clear search" className={styles.inside} onClick={clear} />
        )}
      </div>
    </div>
  );
}
