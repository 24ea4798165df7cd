import type { ReactNode } from "react";
import { Icon } from "./icon";
import * as styles from "./fields.module.css";

export interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface LabelledProps extends Pick<FieldProps, "id" | "label"> {
  readonly labelHidden?: boolean;
  readonly children: ReactNode;
}

export function Labelled({ id, label, labelHidden = false, children }: LabelledProps) {
  return (
    <div className={styles.field}>
      <label className={labelHidden ? "vh" : "field-label"} htmlFor={id}>
        {label}
      </label>
      <div className={styles.box}>{children}</div>
    </div>
  );
}

export interface SelectFieldProps extends FieldProps, Pick<LabelledProps, "labelHidden"> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly name?: string;
}

/** A labelled `<select>`, whose value browsers do not restore on reload or Back. */
export function SelectField(props: SelectFieldProps) {
  const { id, label, value, options, onChange, name, labelHidden } = props;
  return (
    <Labelled id={id} label={label} labelHidden={labelHidden}>
      <select
        id={id}
        name={name}
        autoComplete="off"
        className={`control ${styles.roomRight}`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevron-down" size="text" className={styles.chevron} />
    </Labelled>
  );
}
