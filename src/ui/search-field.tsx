import { useRef } from "react";
import * as styles from "./control.module.css";
import { IconButton } from "./icon-button";

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
