import { useId, useState } from "react";
import * as styles from "../../../../ui/control.module.css";
import type { ParameterValues, RangeBound, RangeControl } from "../../filters/filter-definition";
import type { SearchCriteria } from "../../filters/filter-table";
import { FilterGroup } from "./filter-group";
import * as ownStyles from "./range-filter.module.css";

interface BoundFieldProps {
  readonly bound: RangeBound;
  /** As in the address. */
  readonly value: string;
  readonly format: (text: string) => string;
  readonly onChange: (text: string) => void;
}

/** One bound. Text stays as typed; a number that is set otherwise is formatted. */
function BoundField({ bound, value, format, onChange }: BoundFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const formatted = format(value);
  return (
    <div>
      <label className={styles.hint} htmlFor={id}>
        {bound.label}
      </label>
      <input
        id={id}
        className={`${styles.control} ${ownStyles.amount}`}
        inputMode="numeric"
        autoComplete="off"
        placeholder={bound.placeholder}
        value={typed !== null && format(typed) === formatted ? typed : formatted}
        onChange={(event) => {
          setTyped(event.target.value);
          onChange(event.target.value);
        }}
        onBlur={() => setTyped(null)}
      />
    </div>
  );
}

interface RangeFilterProps {
  readonly control: RangeControl<SearchCriteria>;
  readonly criteria: SearchCriteria;
  readonly values: ParameterValues;
  readonly onChange: (key: string, text: string) => void;
}

/** Fields for a minimum and a maximum; text that is no number sets no bound. */
export function RangeFilter({ control, criteria, values, onChange }: RangeFilterProps) {
  return (
    <FilterGroup label={control.label}>
      <div className={ownStyles.pair}>
        {control.bounds.map((bound) => (
          <BoundField
            key={bound.key}
            bound={bound}
            value={values[bound.key]?.[0] ?? ""}
            format={control.format}
            onChange={(text) => onChange(bound.key, text)}
          />
        ))}
      </div>
      <p className={`${styles.hint} ${ownStyles.hint}`}>{control.hint(criteria)}</p>
    </FilterGroup>
  );
}
