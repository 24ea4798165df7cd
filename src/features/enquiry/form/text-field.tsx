import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon";
import { maxMessageLength } from "./enquiry-details";
import type { FormField } from "./form-layouts";
import * as styles from "./fields.module.css";

/** The text below a field, and whether the field has failed its check. */
export interface FieldNote {
  readonly text: string;
  readonly isError: boolean;
}

interface FieldShellProps {
  readonly id: string;
  readonly field: FormField;
  readonly note: FieldNote | null;
  /** Shown at the right of the label, hidden from assistive technology. */
  readonly aside?: string;
  readonly children: ReactNode;
}

/** ids of the texts below a field, for `aria-describedby`; undefined when there are none. */
export function describedBy(id: string, field: FormField, note: FieldNote | null): string | undefined {
  const ids = [field.hint === undefined ? "" : `${id}-hint`, note === null ? "" : `${id}-note`];
  return ids.filter((part) => part !== "").join(" ") || undefined;
}

/** Label above, hint and message below a field. */
export function FieldShell({ id, field, note, aside, children }: FieldShellProps) {
  return (
    <div className={styles.field} data-field={field.name}>
      <div className={styles.labelRow}>
        <label htmlFor={id}>
          {field.label}
          {!field.isRequired && <span className={styles.quiet}> (optional)</span>}
        </label>
        {aside !== undefined && (
          <span className={`${styles.quiet} num`} aria-hidden="true">
            {aside}
          </span>
        )}
      </div>
      {children}
      {field.hint !== undefined && (
        <p id={`${id}-hint`} className={styles.hint}>
          {field.hint}
        </p>
      )}
      {note !== null && (
        <p id={`${id}-note`} className={note.isError ? styles.error : styles.hint}>
          {note.isError && <Icon name="circle-alert" size={17} />}
          {note.text}
        </p>
      )}
    </div>
  );
}

interface TextFieldProps {
  readonly id: string;
  readonly field: FormField;
  readonly value: string;
  readonly note: FieldNote | null;
  readonly isDisabled: boolean;
  readonly onEdit: (value: string) => void;
}

/** One line, or several for the message, with its counter once something is typed. */
export function TextField({ id, field, value, note, isDisabled, onEdit }: TextFieldProps) {
  const common = {
    id,
    name: field.name,
    value,
    placeholder: field.placeholder,
    autoComplete: field.autoComplete,
    disabled: isDisabled,
    "aria-required": field.isRequired,
    "aria-invalid": note?.isError === true,
    "aria-describedby": describedBy(id, field, note),
    className: styles.input,
  };
  if (field.name === "message") {
    const count = value === "" ? undefined : `${value.length} of ${maxMessageLength}`;
    return (
      <FieldShell id={id} field={field} note={note} aside={count}>
        <textarea
          {...common}
          rows={4}
          maxLength={maxMessageLength}
          onChange={(event) => onEdit(event.target.value)}
        />
      </FieldShell>
    );
  }
  return (
    <FieldShell id={id} field={field} note={note}>
      <input
        {...common}
        type={field.name === "email" ? "email" : "text"}
        maxLength={200}
        spellCheck={false}
        autoCapitalize={field.name === "email" ? "none" : "words"}
        onChange={(event) => onEdit(event.target.value)}
      />
    </FieldShell>
  );
}
