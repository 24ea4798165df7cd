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
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Checkboxes, of which several may be chosen. */
export function ChecksFilter({ id, control, chosen, onChange }: ChecksFilterProps) {
  return (
    <FilterGroup id={id} label={control.label}>
      <div className={control.isCompact === true ? styles.pair : undefined}>
        {control.options.map(({ value, label }) => (
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
