import { useState } from "react";
import { Button } from "../../../ui/button";
import { SearchField } from "../../../ui/search-field";
import { Segments } from "../../../ui/segments";
import { SelectField } from "../../../ui/select-field";
import * as styles from "./category-filter-bar.module.css";
import { emptyCategoryFilters } from "./category-filters";
import { paramsOf } from "../address/query-string";
import { bhkChoices, bhkFilter } from "../filters/definitions/bhk-filter";
import { dealChoices, tabFilter } from "../filters/definitions/tab-filter";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import type { CategoryList, CategoryOfPage } from "./use-category-list";
import { useTypedText } from "../list/use-typed-text";

interface FilterBarProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
}

/**
 * Search box and property types: stage, deal and Dubai pages (docs/requirements.md 2.7). They act at once, so there is
 * no submit button.
 */
export function TypeFilterBar({ category, list }: FilterBarProps) {
  const [text, setText] = useTypedText(list.filters.q, (q) => list.change({ q }, "replace"));
  const options = list.typeOptions.map(({ value, label }) => ({ value: value ?? "", label }));
  return (
    <div
      role="search"
      aria-label={`Search ${category.noun}`}
      className={`${styles.bar} ${list.isMixed ? styles.twoAndDeal : styles.two}`}
      onFocus={list.requestIndex}
    >
      <SearchField
        id="words"
        label="Search"
        value={text}
        onChange={setText}
        placeholder={category.searchPlaceholder}
      />
      {list.isMixed && (
        <Segments
          name="deal"
          {...dealChoices}
          value={dealChoices.valueOf(list.filters)}
          onChange={(value) => list.change(tabOf(value), "push")}
        />
      )}
      <SelectField
        id="type"
        label="Property type"
        name="type"
        value={list.filters.type ?? ""}
        options={options}
        onChange={(type) => list.change({ type: type === "" ? null : type }, "push")}
      />
    </div>
  );
}

const tabOf = (value: string) => tabFilter.parse(paramsOf({ tab: [value] }), []);

const anyBedrooms = { value: "", label: "Any" };

interface Draft {
  readonly q: string;
  readonly tab: string;
  readonly city: string;
  readonly bedrooms: string;
}

/** Search, city and bedrooms with Reset and Apply: the generic category page (docs/requirements.md 2.7). */
export function GenericFilterBar({ category, list }: FilterBarProps) {
  const { filters, city } = list;
  const applied: Draft = {
    q: filters.q,
    tab: dealChoices.valueOf(filters),
    city: city ?? ALL_CITIES,
    bedrooms: bhkFilter.serialise(filters).bhk?.[0] ?? "",
  };
  const appliedKey = JSON.stringify(applied);
  const [edit, setEdit] = useState({ of: appliedKey, draft: applied });
  // An edit is valid until the address or the chosen city changes.
  const draft = edit.of === appliedKey ? edit.draft : applied;
  const set = (part: Partial<Draft>) => setEdit({ of: appliedKey, draft: { ...draft, ...part } });

  const listed = list.counts.map((entry) => entry.city);
  const cities = city === null || listed.includes(city) ? listed : [...listed, city];
  const apply = () => {
    const { q, tab, city: wantedCity, bedrooms } = draft;
    list.change(
      { q: q.trim(), ...tabOf(tab), ...bhkFilter.parse(paramsOf({ bhk: [bedrooms] }), []), city: wantedCity },
      "push",
    );
  };
  return (
    <form
      role="search"
      aria-label={`Search ${category.noun}`}
      className={list.isMixed ? `${styles.bar} ${styles.withDeal}` : styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
      onFocus={list.requestIndex}
    >
      <SearchField
        id="words"
        label="Search"
        value={draft.q}
        onChange={(q) => set({ q })}
        placeholder={category.searchPlaceholder}
      />
      {list.isMixed && (
        <Segments name="deal" {...dealChoices} value={draft.tab} onChange={(tab) => set({ tab })} />
      )}
      <SelectField
        id="city"
        label="City"
        name="city"
        value={draft.city}
        options={[
          { value: ALL_CITIES, label: "All cities" },
          ...cities.map((name) => ({ value: name, label: name })),
        ]}
        onChange={(value) => set({ city: value })}
      />
      <SelectField
        id="bedrooms"
        label="Bedrooms"
        name="bhk"
        value={draft.bedrooms}
        options={[anyBedrooms, ...bhkChoices]}
        onChange={(bedrooms) => set({ bedrooms })}
      />
      <div className={styles.actions}>
        <Button
          look="quiet"
          onClick={() => {
            setEdit({ of: "", draft: applied });
            list.change({ ...emptyCategoryFilters, city: null }, "push");
          }}
        >
          Reset
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
