import type { Results } from "../use-results-list";
import { withValues } from "../../filters/list-table";
import type { PanelControl } from "../../filters/filter-definition";
import type { Filter, SearchCriteria } from "../../filters/filter-table";
import { CountedFilter, FilterGroup, RangeFilter, toggled } from "./panel-fields";
import { CheckRow, ChoiceField } from "../../list/choices";
import * as styles from "./filter-panel.module.css";

interface PanelFilterProps {
  readonly id: string;
  readonly filter: Filter;
  readonly control: PanelControl<SearchCriteria>;
  readonly results: Results;
}

/** Typing replaces the entry of the history, choosing adds one. */
export function PanelFilter({ id, filter, control, results }: PanelFilterProps) {
  const { list, clearings } = results;
  const { change } = list;
  const requested = list.requested.criteria;
  const values = filter.serialise(requested);
  if (control.kind === "range") {
    return (
      <RangeFilter
        key={clearings}
        id={id}
        control={control}
        criteria={requested}
        values={values}
        onChange={(key, text) => change(withValues(filter, requested, key, [text]), "replace")}
      />
    );
  }
  const chosen = values[control.key] ?? [];
  const choose = (selected: readonly string[]) =>
    change(withValues(filter, requested, control.key, selected), "push");
  switch (control.kind) {
    case "select":
    case "segments":
      return (
        <div className={styles.group}>
          <ChoiceField
            id={id}
            control={control}
            value={control.shownOf?.(requested) ?? chosen.join()}
            onChange={(value) => choose([value])}
          />
        </div>
      );
    case "checks": {
      const known = control.isOfferedByList === true ? list.paging.offered[control.key] : undefined;
      // A chosen option is always shown, so that it can be unticked.
      const options = control.options.filter(
        ({ value }) => known === undefined || known.includes(value) || chosen.includes(value),
      );
      return options.length === 0 ? null : (
        <FilterGroup id={id} label={control.label}>
          <div className={control.isCompact === true ? `pair ${styles.pair}` : undefined}>
            {options.map(({ value, label }) => (
              <CheckRow
                key={value}
                label={label}
                checked={chosen.includes(value)}
                onChange={(isOn) => choose(toggled(chosen, value, isOn))}
              />
            ))}
          </div>
        </FilterGroup>
      );
    }
    case "counted":
      return <CountedFilter id={id} control={control} list={list} chosen={chosen} onChange={choose} />;
  }
}
