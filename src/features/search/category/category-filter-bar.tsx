import { useState, type ReactNode } from "react";
import { Button } from "../../../ui/button";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import type { ChoiceControl } from "../filters/filter-definition";
import { withValues } from "../filters/list-table";
import { ChoiceField, cityOptions, MoreFilters, SearchField, useTypedText } from "../list/list-controls";
import { cleared, type CategoryCriteria } from "./category-table";
import type { CategoryList } from "./use-category-list";
import * as styles from "./category-filter-bar.module.css";

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

/** A bar has room for choices, not for a range; of several options chosen, one more option stands for all. */
function barFields({ table, requested, paging }: CategoryList, where: "bar" | "more"): readonly BarField[] {
  const { criteria } = requested;
  return table.filters.flatMap((filter): readonly BarField[] => {
    const control = filter.panel?.control;
    if (filter.category?.shownAs !== where || !control || !("options" in control)) return [];
    const { key } = control;
    const chosen = filter.serialise(criteria)[key] ?? [];
    const applied = chosen.join();
    const partOf = (value: string) => withValues(filter, criteria, key, [value]);
    if (control.kind !== "checks")
      return [{ control, applied: control.shownOf?.(criteria) ?? applied, partOf }];
    const options = control.options.filter(
      ({ value }) =>
        control.isOfferedByList !== true ||
        chosen.includes(value) ||
        paging.offered[key]?.includes(value) === true,
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

/** The filters that few people use, under the bar. */
export function FoldedFilters({ list }: Pick<BarProps, "list">) {
  const fields = barFields(list, "more");
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
export function TypeFilterBar({ list }: Pick<BarProps, "list">) {
  const [text, setText] = useTypedText(list.requested.criteria.q, (q) => list.change({ q }, "replace"));
  const fields = barFields(list, "bar");
  const columns = fields.length > 1 ? styles.twoAndDeal : styles.two;
  return (
    <Bar list={list} className={columns} q={text} onType={setText}>
      <Fields fields={fields} onChange={({ partOf }, value) => list.change(partOf(value), "push")} />
    </Bar>
  );
}

type Drafts = Readonly<Record<string, { readonly value: string; readonly of: string }>>;

/** Bar of the generic category page, with Reset and Apply (docs/requirements.md 2.7). */
export function GenericFilterBar({ list }: Pick<BarProps, "list">) {
  const { criteria, city } = list.requested;
  const [drafts, setDrafts] = useState<Drafts>({});
  const draftOf = (key: string, applied: string) => drafts[key]?.value ?? applied;
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
  const fields = [cityField, ...barFields(list, "bar")];
  // Entries wait for Apply; another applied value (Back, a cleared chip) drops them.
  const appliedOf = (key: string) =>
    key === "q" ? criteria.q : fields.find(({ control }) => control.key === key)?.applied;
  const kept = Object.entries(drafts).filter(([key, { of }]) => of === appliedOf(key));
  if (kept.length < Object.keys(drafts).length) setDrafts(Object.fromEntries(kept));
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
