import { Fragment, useState, type ReactNode } from "react";
import { Button } from "../../../ui/button";
import { withValues, type ListFilter } from "../filters/list-table";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { cleared, type CategoryCriteria, type TypeChoice } from "./category-table";
import type { CategoryList, CategoryOfPage, CategoryPaging } from "./use-category-list";
import { SelectField } from "../../../ui/fields";
import { SearchField, useTypedText } from "../list/search-field";
import { Segments } from "../list/choices";
import * as styles from "./category-filter-bar.module.css";

interface BarField {
  readonly key: string;
  readonly isSegments: boolean;
  readonly applied: string;
  readonly render: (value: string, onChange: (value: string) => void) => ReactNode;
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
export function barFields(
  filters: readonly ListFilter<CategoryCriteria>[],
  criteria: CategoryCriteria,
  offered: CategoryPaging["offered"] = {},
): readonly BarField[] {
  return filters.flatMap((filter): readonly BarField[] => {
    const control = filter.panel?.control;
    if (control === undefined || control.kind === "counted" || control.kind === "range") return [];
    const { key, label } = control;
    const chosen = filter.serialise(criteria)[key] ?? [];
    const partOf = (value: string) => withValues(filter, criteria, key, [value]);
    if (control.kind === "segments")
      return [
        {
          key,
          isSegments: true,
          applied: control.valueOf(criteria),
          render: (value, onChange) => (
            <Segments name={key} label={label} options={control.options} value={value} onChange={onChange} />
          ),
          partOf,
        },
      ];
    const isOfferedByList = control.kind === "checks" && control.isOfferedByList === true;
    const options = control.options.filter(
      ({ value }) => !isOfferedByList || chosen.includes(value) || offered[key]?.includes(value) === true,
    );
    if (options.length === 0) return [];
    const labels = options.filter(({ value }) => chosen.includes(value)).map((option) => option.label);
    const several = chosen.length > 1 ? [{ value: chosen.join(), label: inOneText(labels) }] : [];
    return [
      {
        key,
        isSegments: false,
        applied: chosen.join(),
        render: (value, onChange) => (
          <SelectField
            id={key}
            label={label}
            name={key}
            value={value}
            options={[any, ...options, ...several]}
            onChange={onChange}
          />
        ),
        partOf,
      },
    ];
  });
}

interface FilterBarProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
  readonly filters: readonly ListFilter<CategoryCriteria>[];
  readonly types: readonly TypeChoice[];
}

/** Bar of stage, deal and Dubai pages, which acts at once, without a submit button (docs/requirements.md 2.7). */
export function TypeFilterBar({ category, list, filters, types }: FilterBarProps) {
  const { criteria } = list.requested;
  const [text, setText] = useTypedText(criteria.q, (q) => list.change({ q }, "replace"));
  const fields = barFields(filters, criteria);
  return (
    <form
      role="search"
      autoComplete="off"
      aria-label={`Search ${category.noun}`}
      className={`needs-script ${styles.bar} ${fields.length > 0 ? styles.twoAndDeal : styles.two}`}
      onSubmit={(event) => event.preventDefault()}
      onFocus={list.requestIndex}
    >
      <SearchField
        id="words"
        label="Search"
        value={text}
        onChange={setText}
        placeholder={category.searchPlaceholder}
      />
      {fields.map(({ key, applied, render, partOf }) => (
        <Fragment key={key}>{render(applied, (value) => list.change(partOf(value), "push"))}</Fragment>
      ))}
      <SelectField
        id="type"
        label="Property type"
        name="type"
        value={criteria.type ?? ""}
        options={types.map(({ value, label }) => ({ value: value ?? "", label }))}
        onChange={(type) => list.change({ type: type === "" ? null : type }, "push")}
      />
    </form>
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
  const cities = city === null || listed.includes(city) ? listed : [...listed, city];
  const appliedCity = city ?? ALL_CITIES;
  const apply = () =>
    change(
      fields.reduce<Partial<CategoryCriteria>>(
        (part, { key, applied, partOf }) => ({ ...part, ...partOf(valueOf(key, applied)) }),
        { q: valueOf("q", criteria.q).trim(), city: valueOf("city", appliedCity) },
      ),
    );
  const rendered = (isSegments: boolean) =>
    fields
      .filter((field) => field.isSegments === isSegments)
      .map(({ key, applied, render }) => (
        <Fragment key={key}>{render(valueOf(key, applied), enter(key, applied))}</Fragment>
      ));
  return (
    <form
      role="search"
      autoComplete="off"
      aria-label={`Search ${category.noun}`}
      className={`needs-script ${styles.bar} ${fields.some(({ isSegments }) => isSegments) ? styles.withDeal : ""}`}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onFocus={list.requestIndex}
    >
      <SearchField
        id="words"
        label="Search"
        value={valueOf("q", criteria.q)}
        onChange={enter("q", criteria.q)}
        placeholder={category.searchPlaceholder}
      />
      {rendered(true)}
      <SelectField
        id="city"
        label="City"
        name="city"
        value={valueOf("city", appliedCity)}
        options={[
          { value: ALL_CITIES, label: "All cities" },
          ...cities.map((name) => ({ value: name, label: name })),
        ]}
        onChange={enter("city", appliedCity)}
      />
      {rendered(false)}
      <div className={`cluster ${styles.actions}`}>
        <Button look="quiet" onClick={() => change({ ...cleared(criteria), city: null })}>
          Reset
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
