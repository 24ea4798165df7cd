import { useEffect, useRef, type ClipboardEvent } from "react";
import { codeLength } from "./one-time-code";
import * as styles from "./code-input.module.css";

interface CodeInputProps {
  readonly id: string;
  /** Digits in the state of the enquiry. */
  readonly value: string;
  readonly isInvalid: boolean;
  readonly isDisabled: boolean;
  readonly describedBy: string;
  readonly onEdit: (value: string) => void;
}

/**
 * One real input that looks like six cells (docs/decisions/d6-first-failure.md). It is uncontrolled, since React would
 * copy a controlled value into an attribute of the DOM, where the code must never be
 * (docs/decisions/d2-code-in-memory.md); after each edit an effect writes the state's digits to it, so that a letter
 * goes again. A pasted "123 456" is read before the length limit shortens it.
 */
export function CodeInput({ id, value, isInvalid, isDisabled, describedBy, onEdit }: CodeInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current !== null && input.current.value !== value) input.current.value = value;
  });
  const paste = (event: ClipboardEvent) => {
    event.preventDefault();
    onEdit(event.clipboardData.getData("text"));
  };
  return (
    <div
      className={styles.cells}
      data-invalid={isInvalid || undefined}
      data-disabled={isDisabled || undefined}
    >
      <input
        ref={input}
        id={id}
        name="code"
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={codeLength}
        spellCheck={false}
        disabled={isDisabled}
        aria-invalid={isInvalid}
        aria-describedby={describedBy}
        onInput={(event) => onEdit(event.currentTarget.value)}
        onPaste={paste}
      />
    </div>
  );
}
