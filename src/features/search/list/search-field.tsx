import { useRef, useState } from "react";
import { Labelled, type FieldProps } from "../../../ui/fields";
import { IconButton } from "../../../ui/icon-button";
import * as styles from "../../../ui/fields.module.css";

export function SearchField(props: FieldProps & { readonly placeholder?: string }) {
  const { id, label, value, onChange, placeholder } = props;
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange("");
    input.current?.focus();
  };
  return (
    <Labelled id={id} label={label}>
      <input
        ref={input}
        id={id}
        type="search"
        name="q"
        className={`control ${styles.roomRight}`}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== "" && (
        <IconButton icon="x" size="text" label="Clear search" className={styles.inside} onClick={clear} />
      )}
    </Labelled>
  );
}

/** The address holds it trimmed: spaces stay until another value (Back, a cleared chip) replaces the text. */
export function useTypedText(value: string, onChange: (value: string) => void) {
  const [typed, setTyped] = useState({ text: value, value });
  const change = (text: string) => {
    setTyped({ text, value: text.trim() });
    onChange(text.trim());
  };
  return [typed.value === value ? typed.text : value, change] as const;
}
