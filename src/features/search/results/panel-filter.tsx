import { useEffect, useRef, useState, type ReactNode, type Ref } from "react";
import { Button } from "../../../ui/button";
import type { Results, ResultsList } from "./use-results-list";
import type { CountedControl, PanelControl, RangeBound, RangeControl } from "../filters/filter-definition";
import { inrPer } from "../../../catalogue/money";
import { useSiteFacts } from "../../../site/site-data";
import type { Filter, SearchCriteria } from "../filters/filter-table";
import { withValues } from "../filters/list-table";
import { RangeNote } from "../list/range-note";
import { CheckRow, ChoiceField } from "../list/list-controls";
import { useOnScreen } from "../../../ui/hooks";
import * as styles from "./panel-filter.module.css";

interface FilterGroupProps {
  readonly id: string;
  readonly label: string;
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

function FilterGroup({ id, label, box, children }: FilterGroupProps) {
  return (
    <div ref={box} role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={`strong ${styles.legend}`}>
        {label}
      </p>
      {children}
    </div>
  );
}

function toggled<Value>(values: readonly Value[], value: Value, isOn: boolean): readonly Value[] {
  return isOn ? [...values, value] : values.filter((kept) => kept !== value);
}

const FIRST = 6;

interface CountedFilterProps {
  readonly id: string;
  readonly control: CountedControl;
  readonly list: Pick<ResultsList, "listed" | "requestIndex">;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** Counts come from the index, which is loaded when this comes into view. */
function CountedFilter({ id, control, list, chosen, onChange }: CountedFilterProps) {
  const { requestIndex } = list;
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isSeen = useOnScreen(box);
  useEffect(() => {
    if (isSeen) requestIndex();
  }, [isSeen, requestIndex]);
  const { facets } = list.listed;
  const noun = control.label.toLowerCase();
  const visible = facets.filter(({ slug }, at) => isOpen || at < FIRST || chosen.includes(slug));
  return (
    <FilterGroup id={id} label={control.label} box={box}>
      {list.listed.found?.length === 0 && facets.length === 0 ? (
        <p className={styles.none}>No results to choose from.</p>
      ) : (
        <div className={styles.list}>
          {visible.map(({ slug, label, count }) => (
            <CheckRow
              key={slug}
              label={label}
              count={count}
              checked={chosen.includes(slug)}
              onChange={(isOn) => onChange(toggled(chosen, slug, isOn))}
            />
          ))}
          {facets.length > FIRST && (
            <Button
              look="quiet"
              className={styles.more}
              aria-expanded={isOpen}
              onClick={() => setOpen(!isOpen)}
            >
              {isOpen ? `Fewer ${noun}` : `All ${facets.length} ${noun}`}
            </Button>
          )}
        </div>
      )}
    </FilterGroup>
  );
}

interface TypedBound {
  readonly text: string;
  /** As in the address; empty where the text cannot be read. */
  readonly value: string;
  readonly isUnread: boolean;
}

interface RangeFilterProps {
  readonly id: string;
  readonly filter: Filter;
  readonly control: RangeControl<SearchCriteria>;
  readonly list: ResultsList;
}

/** A text stays as typed until its field is left; one that cannot be read sets no bound and stays, with a message. */
function RangeFilter({ id, filter, control, list }: RangeFilterProps) {
  const { criteria } = list.requested;
  const values = filter.serialise(criteria);
  const { exchangeRates } = useSiteFacts();
  const [typed, setTyped] = useState<Readonly<Record<string, TypedBound>>>({});
  const fields = control.bounds.map((bound) => {
    const value = values[bound.key]?.[0] ?? "";
    const draft = typed[bound.key];
    // A value that was set otherwise, as by Back or a chip, replaces what was typed.
    return { bound, ...(draft?.value === value ? draft : { text: control.format(value), isUnread: false }) };
  });
  const type = ({ key, bound }: RangeBound, text: string) => {
    const read = control.read(text, bound, criteria, inrPer("AED", exchangeRates));
    setTyped({ ...typed, [key]: { text, value: read ?? "", isUnread: read === null } });
    list.change(withValues(filter, criteria, key, [read ?? ""]), "replace");
  };
  const hasUnread = fields.some(({ isUnread }) => isUnread);
  const issue = control.issue(criteria, hasUnread);
  const noteId = `${id}-note`;
  return (
    <FilterGroup id={`${id}-name`} label={control.label}>
      <div className={`pair ${styles.pair}`}>
        {fields.map(({ bound, text, isUnread }) => (
          <div key={bound.key}>
            <label className="hint" htmlFor={`${id}-${bound.key}`}>
              {bound.label}
            </label>
            <input
              id={`${id}-${bound.key}`}
              className={`control ${styles.amount}`}
              inputMode={control.keyboard}
              autoComplete="off"
              placeholder={bound.placeholder}
              value={text}
              aria-invalid={isUnread}
              aria-describedby={noteId}
              onChange={(event) => type(bound, event.target.value)}
              onBlur={() => {
                if (!isUnread) setTyped(({ [bound.key]: _left, ...kept }) => kept);
              }}
            />
          </div>
        ))}
      </div>
      <RangeNote id={noteId} text={issue ?? control.echo(criteria)} isIssue={issue !== null} />
    </FilterGroup>
  );
}

interface PanelFilterProps {
  readonly id: string;
  readonly filter: Filter;
  readonly control: PanelControl<SearchCriteria>;
  readonly results: Results;
}

/** Typing replaces the entry of the history, choosing adds one. */
export function PanelFilter({ id, filter, control, results }: PanelFilterProps) {
  const { list, clearings } = results;
  const requested = list.requested.criteria;
  if (control.kind === "range")
    return <RangeFilter key={clearings} id={id} filter={filter} control={control} list={list} />;
  const chosen = filter.serialise(requested)[control.key] ?? [];
  const choose = (selected: readonly string[]) =>
    list.change(withValues(filter, requested, control.key, selected), "push");
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
          <div className={control.isCompact === true ? `pair ${styles.compact}` : undefined}>
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
