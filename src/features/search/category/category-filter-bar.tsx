import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/fields";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import type { ChoiceControl } from "../filters/filter-definition";
import { withValues, type ListFilter } from "../filters/list-table";
import { ChoiceField } from "../list/choices";
import { cityOptions } from "../list/city-controls";
import { MoreFilters } from "../list/more-filters";
import { SearchField, useTypedText } from "../list/search-field";
import { cleared, type CategoryCriteria } from "./category-table";
import type { CategoryList, CategoryOfPage, CategoryPaging } from "./use-category-list";
import * as styles from "./category-filter-bar.module.css";

interface BarField {
  readonly control: ChoiceControl;
  readonly applied: string;
  readonly partOf: (value: string) => Partial<CategoryCriteria>;
}

const any = { value: "", label: "Any" };

function inOneText(labels: readonly string[]): string {
  const noun = ` ${labels.at(-1)?.split(" ").at(-1) ?? ""}`;
  return labels
    .map((label, at) =>
      at < labels.length - 1 && label.endsWith(noun) ? label.slice(0, -noun.length) : label,
    )
    .join(", ");
}

/** The fields of `filters`; of several options chosen, one more option stands for all. */
function barFields(
  filters: readonly ListFilter<CategoryCriteria>[],
  criteria: CategoryCriteria,
  offered: CategoryPaging["offered"] = {},
): readonly BarField[] {
  return filters.flatMap((filter): readonly BarField[] => {
    const control = filter.panel?.control;
    if (control === undefined || control.kind === "counted" || control.kind === "range") return [];
    const { key } = control;
    const chosen = filter.serialise(criteria)[key] ?? [];
    const partOf = (value: string) => withValues(filter, criteria, key, [value]);
    if (control.kind === "segments") return [{ control, applied: control.valueOf(criteria), partOf }];
    const applied = chosen.join();
    if (control.kind === "select") return [{ control, applied, partOf }];
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
  readonly list: CategoryList;
}

function Fields({ fields, list }: FieldsProps) {
  return (
    <>
      {fields.map(({ control, applied, partOf }) => (
        <ChoiceField
          key={control.key}
          id={control.key}
          control={control}
          value={applied}
          onChange={(value) => list.change(partOf(value), "push")}
        />
      ))}
    </>
  );
}

interface FilterBarProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
  readonly filters: readonly ListFilter<CategoryCriteria>[];
}

/** The filters that few people use, under the bar. */
export function FoldedFilters({
  list,
  filters,
  offered,
}: Omit<FilterBarProps, "category"> & Pick<CategoryPaging, "offered">) {
  const fields = barFields(filters, list.requested.criteria, offered);
  if (fields.length === 0) return null;
  return (
    <MoreFilters
      count={fields.filter(({ applied }) => applied !== "").length}
      onOpen={list.requestIndex}
      isUnderBar
    >
      <form autoComplete="off" className={`split-sm ${styles.fields}`}>
        <Fields fields={fields} list={list} />
      </form>
    </MoreFilters>
  );
}

interface BarProps extends Pick<FilterBarProps, "category" | "list"> {
  readonly className: string | undefined;
  readonly q: string;
  readonly onType: (q: string) => void;
  readonly onSubmit?: () => void;
  readonly children: ReactNode;
}

function Bar({ category, list, className, q, onType, onSubmit, children }: BarProps) {
  return (
    <form
      role="search"
      autoComplete="off"
      aria-label={`Search ${category.noun}`}
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
        placeholder={category.searchPlaceholder}
      />
      {children}
    </form>
  );
}

/** Bar of stage, deal and Dubai pages, which acts at once, without a submit button (docs/requirements.md 2.7). */
export function TypeFilterBar({ category, list, filters }: FilterBarProps) {
  const { criteria } = list.requested;
  const [text, setText] = useTypedText(criteria.q, (q) => list.change({ q }, "replace"));
  const fields = barFields(filters, criteria);
  const columns = fields.length > 1 ? styles.twoAndDeal : styles.two;
  return (
    <Bar category={category} list={list} className={columns} q={text} onType={setText}>
      <Fields fields={fields} list={list} />
    </Bar>
  );
}

type Drafts = Readonly<Record<string, { readonly value: string; readonly of: string }>>;

/** Bar of the generic category page, with Reset and Apply (docs/requirements.md 2.7). */
export function GenericFilterBar({
  category,
  list,
  filters,
  counts,
}: FilterBarProps & Pick<CategoryPaging, "counts">) {
  const { criteria, city } = list.requested;
  // Entries wait for Apply; another applied value (Back, a cleared chip) replaces them.
  const [drafts, setDrafts] = useState<Drafts>({});
  const valueOf = (key: string, applied: string) => {
    const draft = drafts[key];
    return draft?.of === applied ? draft.value : applied;
  };
  const enter = (key: string, applied: string) => (value: string) =>
    setDrafts({ ...drafts, [key]: { value, of: applied } });
  const change = (part: Partial<CategoryCriteria>) => {
    setDrafts({});
    list.change(part, "push");
  };

  const fields = barFields(filters, criteria);
  const listed = counts.map((entry) => entry.city);
  const appliedCity = city ?? ALL_CITIES;
  const apply = () =>
    change(
      fields.reduce<Partial<CategoryCriteria>>(
        (part, { control, applied, partOf }) => ({ ...part, ...partOf(valueOf(control.key, applied)) }),
        { q: valueOf("q", criteria.q).trim(), city: valueOf("city", appliedCity) },
      ),
    );
  const fieldsOf = (kind: ChoiceControl["kind"]) =>
    fields
      .filter(({ control }) => control.kind === kind)
      .map(({ control, applied }) => (
        <ChoiceField
          key={control.key}
          id={control.key}
          control={control}
          value={valueOf(control.key, applied)}
          onChange={enter(control.key, applied)}
        />
      ));
  const deal = fieldsOf("segments");
  return (
    <Bar
      category={category}
      list={list}
      className={deal.length > 0 ? styles.withDeal : undefined}
      q={valueOf("q", criteria.q)}
      onType={enter("q", criteria.q)}
      onSubmit={apply}
    >
      {deal}
      <SelectField
        id="city"
        label="City"
        name="city"
        value={valueOf("city", appliedCity)}
        options={cityOptions(city === null || listed.includes(city) ? listed : [...listed, city])}
        onChange={enter("city", appliedCity)}
      />
      {fieldsOf("select")}
      <div className={`cluster ${styles.actions}`}>
        <Button look="quiet" onClick={() => change({ ...cleared(criteria), city: null })}>
          Reset
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </Bar>
  );
}
