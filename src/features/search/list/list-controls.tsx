import { useRef, useState, type ReactNode } from "react";
import { capitaliseFirst } from "../../../lib/text";
import { SelectField, Labelled, type FieldProps, type SelectFieldProps } from "../../../ui/fields";
import { Icon } from "../../../ui/icon";
import { IconButton } from "../../../ui/icon-button";
import { CityText } from "../../../visitor/city-names";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import type { Choice, ChoiceControl, ControlOption } from "../filters/filter-definition";
import type { List } from "./use-list";
import * as styles from "./list-controls.module.css";
import * as controlStyles from "../../../ui/fields.module.css";

interface RemovableChipProps {
  readonly label?: string;
  readonly value: ReactNode;
  readonly clearLabel: string;
  readonly onClear: () => void;
}

export function RemovableChip({ label, value, clearLabel, onClear }: RemovableChipProps) {
  return (
    <span className={styles.chip}>
      <span className={styles.words}>
        {label !== undefined && <span>{`${label}: `}</span>}
        <b>{value}</b>
      </span>
      <IconButton icon="x" size="small" label={clearLabel} className={styles.clear} onClick={onClear} />
    </span>
  );
}

interface ChoiceChipsProps<Criteria> {
  readonly choices: readonly Choice<Criteria>[];
  readonly change: (part: Partial<Criteria>, mode: "push") => void;
}

export function ChoiceChips<Criteria>({ choices, change }: ChoiceChipsProps<Criteria>) {
  return (
    <>
      {choices.map(({ value, clearLabel, cleared }) => (
        <RemovableChip
          key={clearLabel}
          value={capitaliseFirst(value)}
          clearLabel={clearLabel}
          onClear={() => change(cleared, "push")}
        />
      ))}
    </>
  );
}

function Segments({ id, label, value, options, onChange }: SelectFieldProps) {
  return (
    <fieldset className={controlStyles.field}>
      <legend className="field-label">{label}</legend>
      <div className={styles.segmentsRow}>
        {options.map((option) => (
          <label key={option.value} className={`choice ${styles.segment}`}>
            <input
              type="radio"
              name={id}
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

interface ChoiceFieldProps extends Omit<FieldProps, "label"> {
  readonly control: ChoiceControl<never>;
}

export function ChoiceField({ id, control, value, onChange }: ChoiceFieldProps) {
  const { kind, key, label, options } = control;
  const field = { id, label, value, options, onChange };
  return kind === "select" ? <SelectField name={key} {...field} /> : <Segments {...field} />;
}

interface CheckRowProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly count?: number;
}

export function CheckRow({ label, checked, onChange, count }: CheckRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.input}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.mark} aria-hidden="true">
        <Icon name="check" size="mark" />
      </span>
      {label}
      {count !== undefined && <span className={`note ${styles.count}`}>{count}</span>}
    </label>
  );
}

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
        className={`control ${controlStyles.roomRight}`}
        value={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onChange(event.target.value)}
      />
      {value !== "" && (
        <IconButton
          icon="x"
          size="text"
          label="Clear search"
          className={controlStyles.inside}
          onClick={clear}
        />
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

/** The pre-rendered chip shows by attributes of `<html>`, so nothing moves on hydration (docs/decisions/lists.md). */
export function CityChip({ list }: { readonly list: Pick<List, "status" | "requested" | "change"> }) {
  const { isHydrated } = list.status;
  const { city } = list.requested;
  if (isHydrated && city === null) return null;
  return (
    <div data-with-city={isHydrated ? undefined : ""}>
      <RemovableChip
        label="City"
        value={isHydrated ? city : <CityText />}
        clearLabel="Clear city"
        onClear={() => list.change({ city: ALL_CITIES }, "push")}
      />
    </div>
  );
}

export const cityOptions = (cities: readonly string[]): readonly ControlOption[] => [
  { value: ALL_CITIES, label: "All cities" },
  ...cities.map((name) => ({ value: name, label: name })),
];

interface MoreFiltersProps {
  readonly count: number;
  readonly onOpen: () => void;
  readonly isUnderBar?: boolean;
  readonly children: ReactNode;
}

export function MoreFilters({ count, onOpen, isUnderBar = false, children }: MoreFiltersProps) {
  return (
    <details className={`needs-script ${styles.more} ${isUnderBar ? styles.underBar : ""}`} onFocus={onOpen}>
      <summary className={styles.summary}>
        <span>{count > 0 ? `More filters (${count})` : "More filters"}</span>
        <Icon name="chevron-down" size="small" />
      </summary>
      {children}
    </details>
  );
}
