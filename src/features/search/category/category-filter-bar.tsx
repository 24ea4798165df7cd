import { useState, type ReactNode } from "react";
import type { OfferedWords } from "../../../catalogue/livability";
import { Button } from "../../../ui/button";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import type { BarPlaces, ChoiceControl } from "../filters/filter-definition";
import { withValues, type ListFilter } from "../filters/list-table";
import { ChoiceField, cityOptions, MoreFilters, SearchField, useTypedText } from "../list/list-controls";
import { cleared, type CategoryCriteria } from "./category-table";
import type { CategoryList } from "./use-category-list";
import * as styles from "./category-filter-bar.module.css";

/** One that a category page shows in its bar or under it. */
export type BarFilter = ListFilter<CategoryCriteria> & BarPlaces<CategoryCriteria>;

interface BarField {
  readonly control: ChoiceControl<never>;
  readonly applied: string;
  readonly partOf: (value: string) => Partial<CategoryCriteria>;
}

const any = { value: "", label: "Any" };

/** "2, 3 BHK". */
function inOneText(labels: readonly string[]): string {
  const noun = labels.at(-1)?.split(" ").at(-1) ?? "";
  return labels.join(", ").replaceAll(` ${noun}, `, ", ");
}

/** The fields of `filters`; of several options chosen, one more option stands for all. */
function barFields(
  filters: readonly BarFilter[],
  criteria: CategoryCriteria,
  offered: OfferedWords,
): readonly BarField[] {
  return filters.flatMap((filter): readonly BarField[] => {
    const { control } = filter.panel;
    const { key } = control;
    const chosen = filter.serialise(criteria)[key] ?? [];
    const applied = chosen.join();
    const partOf = (value: string) => withValues(filter, criteria, key, [value]);
    if (control.kind !== "checks")
      return [{ control, applied: control.shownOf?.(criteria) ?? applied, partOf }];
    const options = control.options.filter(
      ({ value }) =>
        control.isOfferedByList !== true || chosen.includes(value) || offered[key]?.includes(value) === true,
    );
    if (options.length === 0) return [];
    const labels = options.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    const several = chosen.length > 1 ? [{ value: applied, label: inOneText(labels) }] : [];
    const select = { ...control, kind: "select", options: [any, ...options, ...several] } as const;
    return [{ control: select, applied, partOf }];
  });
}

interface FieldsProps {
  readonly fields: readonly BarField[];
  readonly shownOf?: (field: BarField) => string;
  readonly onChange: (field: BarField, value: string) => void;
}

function Fields({ fields, shownOf = ({ applied }) => applied, onChange }: FieldsProps) {
  return (
    <>
      {fields.map((field) => (
        <ChoiceField
          key={field.control.key}
          id={field.control.key}
          control={field.control}
          value={shownOf(field)}
          onChange={(value) => onChange(field, value)}
        />
      ))}
    </>
  );
}

interface FilterBarProps {
  readonly list: CategoryList;
  readonly filters: readonly BarFilter[];
}

/** The filters that few people use, under the bar. */
export function FoldedFilters({ list, filters }: FilterBarProps) {
  const fields = barFields(filters, list.requested.criteria, list.paging.offered);
  if (fields.length === 0) return null;
  return (
    <MoreFilters
      count={fields.filter(({ applied }) => applied !== "").length}
      onOpen={list.requestIndex}
      isUnderBar
    >
      <form autoComplete="off" className={`split-sm ${styles.fields}`}>
        <Fields fields={fields} onChange={({ partOf }, value) => list.change(partOf(value), "push")} />
      </form>
    </MoreFilters>
  );
}

interface BarProps {
  readonly list: CategoryList;
  readonly className: string | undefined;
  readonly q: string;
  readonly onType: (q: string) => void;
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

function Bar({ list, className, q, onType, onSubmit, children }: BarProps) {
  return (
    <form
      role="search"
      autoComplete="off"
      aria-label={`Search ${list.category.noun}`}
      className={`needs-script ${styles.bar} ${className ?? ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit?.();
      }}
      onFocus={list.requestIndex}
    >
      <SearchField
        id="words"
        label="Search"
        value={q}
        onChange={onType}
        placeholder={list.category.searchPlaceholder}
      />
      {children}
    </form>
  );
}

/** Bar of stage, deal and Dubai pages, which acts at once, without a submit button (docs/requirements.md 2.7). */
export function TypeFilterBar({ list, filters }: FilterBarProps) {
  const { criteria } = list.requested;
  const [text, setText] = useTypedText(criteria.q, (q) => list.change({ q }, "replace"));
  const fields = barFields(filters, criteria, list.paging.offered);
  const columns = fields.length > 1 ? styles.twoAndDeal : styles.two;
  return (
    <Bar list={list} className={columns} q={text} onType={setText}>
      <Fields fields={fields} onChange={({ partOf }, value) => list.change(partOf(value), "push")} />
    </Bar>
  );
}

type Drafts = Readonly<Record<string, { readonly value: string; readonly of: string }>>;

/** Bar of the generic category page, with Reset and Apply (docs/requirements.md 2.7). */
export function GenericFilterBar({ list, filters }: FilterBarProps) {
  const { criteria, city } = list.requested;
  // Entries wait for Apply; another applied value (Back, a cleared chip) replaces them.
  const [drafts, setDrafts] = useState<Drafts>({});
  const draftOf = (key: string, applied: string) =>
    drafts[key]?.of === applied ? drafts[key].value : applied;
  const enter = (key: string, applied: string, value: string) =>
    setDrafts({ ...drafts, [key]: { value, of: applied } });
  const change = (part: Partial<CategoryCriteria>) => {
    setDrafts({});
    list.change(part, "push");
  };

  const listed = list.paging.counts.map((entry) => entry.city);
  const cities = cityOptions(city === null || listed.includes(city) ? listed : [...listed, city]);
  const cityField: BarField = {
    control: { kind: "select", key: "city", label: "City", options: cities },
    applied: city ?? ALL_CITIES,
    partOf: (value) => ({ city: value }),
  };
  const fields = [cityField, ...barFields(filters, criteria, list.paging.offered)];
  const deal = fields.filter(({ control }) => control.kind === "segments");
  const shownOf = ({ control, applied }: BarField) => draftOf(control.key, applied);
  const enterField = ({ control, applied }: BarField, value: string) => enter(control.key, applied, value);
  const q = draftOf("q", criteria.q);
  const apply = () => {
    const parts = fields.map((field) => field.partOf(shownOf(field)));
    change(parts.reduce((all, part) => ({ ...all, ...part }), { q: q.trim() }));
  };
  return (
    <Bar
      list={list}
      className={deal.length > 0 ? styles.withDeal : undefined}
      q={q}
      onType={(typed) => enter("q", criteria.q, typed)}
      onSubmit={apply}
    >
      <Fields
        fields={[...deal, ...fields.filter((field) => !deal.includes(field))]}
        shownOf={shownOf}
        onChange={enterField}
      />
      <div className={`cluster ${styles.actions}`}>
        <Button look="quiet" onClick={() => change({ ...cleared(criteria), city: null })}>
          Reset
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </Bar>
  );
}
