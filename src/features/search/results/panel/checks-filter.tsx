import { CheckRow } from "../../../../ui/check-row";
import type { ChecksControl } from "../../filters/filter-definition";
import { toggled } from "./toggled";
import { FilterGroup } from "./filter-group";
import * as styles from "./filter-panel.module.css";

interface ChecksFilterProps {
  /** Of the element with its name. */
  readonly id: string;
  readonly control: ChecksControl;
  readonly chosen: readonly string[];
  /** The values to choose from; all where not given. A chosen one is always shown, so that it can be unticked. */
  readonly offered?: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes, of which several may be chosen; nothing where none is offered. */
export function ChecksFilter({ id, control, chosen, offered, onChange }: ChecksFilterProps) {
  const options = control.options.filter(
    ({ value }) => offered === undefined || offered.includes(value) || chosen.includes(value),
  );
  if (options.length === 0) return null;
  return (
    <FilterGroup id={id} label={control.label}>
      <div className={control.isCompact === true ? styles.pair : undefined}>
        {options.map(({ value, label }) => (
          <CheckRow
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={(isOn) => onChange(toggled(chosen, value, isOn))}
          />
        ))}
      </div>
    </FilterGroup>
  );
}
