import { useState } from "react";
import { inrPerAedOf } from "../../../../catalogue/money";
import { useSiteFacts } from "../../../../site/use-site-facts";
import * as styles from "../../../../ui/fields.module.css";
import type { ParameterValues, RangeBound, RangeControl } from "../../filters/filter-definition";
import type { SearchCriteria } from "../../filters/filter-table";
import { RangeNote } from "../../list/range-note";
import { FilterGroup } from "./filter-group";
import * as ownStyles from "./range-filter.module.css";

const noteIdOf = (id: string) => `${id}-note`;

interface BoundFieldProps {
  /** Of the range it belongs to. */
  readonly id: string;
  readonly bound: RangeBound;
  readonly keyboard: "numeric" | "text";
  readonly text: string;
  readonly isUnread: boolean;
  readonly onType: (text: string) => void;
  readonly onLeave: () => void;
}

function BoundField({ id, bound, keyboard, text, isUnread, onType, onLeave }: BoundFieldProps) {
  return (
    <div>
      <label className={styles.hint} htmlFor={`${id}-${bound.key}`}>
        {bound.label}
      </label>
      <input
        id={`${id}-${bound.key}`}
        className={`${styles.control} ${ownStyles.amount}`}
        inputMode={keyboard}
        autoComplete="off"
        placeholder={bound.placeholder}
        value={text}
        aria-invalid={isUnread}
        aria-describedby={noteIdOf(id)}
        onChange={(event) => onType(event.target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}

interface TypedBound {
  readonly text: string;
  /** What it was read as, as in the address; empty where it cannot be read. */
  readonly value: string;
  readonly isUnread: boolean;
}

interface RangeFilterProps {
  /** The ids of its elements begin with it. */
  readonly id: string;
  readonly control: RangeControl<SearchCriteria>;
  readonly criteria: SearchCriteria;
  readonly values: ParameterValues;
  readonly onChange: (key: string, value: string) => void;
}

/**
 * Fields for a minimum and a maximum, read as people type amounts. A text stays as typed until its field is left; one
 * that cannot be read sets no bound and stays, with a message.
 */
export function RangeFilter({ id, control, criteria, values, onChange }: RangeFilterProps) {
  const { exchangeRates } = useSiteFacts();
  const [typed, setTyped] = useState<Readonly<Record<string, TypedBound>>>({});
  const fields = control.bounds.map((bound) => {
    const value = values[bound.key]?.[0] ?? "";
    const own = typed[bound.key];
    // What was typed gives way to a value that was set otherwise, as by Back or a chip.
    return { bound, ...(own?.value === value ? own : { text: control.format(value), isUnread: false }) };
  });
  const type = (key: string, text: string) => {
    const read = control.read(text, criteria, inrPerAedOf(exchangeRates));
    setTyped({ ...typed, [key]: { text, value: read ?? "", isUnread: read === null } });
    onChange(key, read ?? "");
  };
  const leave = (key: string) => setTyped(({ [key]: _left, ...others }) => others);
  return (
    <FilterGroup id={`${id}-name`} label={control.label}>
      <div className={ownStyles.pair}>
        {fields.map(({ bound, text, isUnread }) => (
          <BoundField
            key={bound.key}
            id={id}
            bound={bound}
            keyboard={control.keyboard}
            text={text}
            isUnread={isUnread}
            onType={(changed) => type(bound.key, changed)}
            onLeave={() => {
              if (!isUnread) leave(bound.key);
            }}
          />
        ))}
      </div>
      <RangeNote
        id={noteIdOf(id)}
        control={control}
        criteria={criteria}
        isUnread={fields.some(({ isUnread }) => isUnread)}
      />
    </FilterGroup>
  );
}
