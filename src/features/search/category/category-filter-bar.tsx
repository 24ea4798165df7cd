import { bhkOptions } from "../../../catalogue/bedrooms";
import { Button } from "../../../ui/button";
import { SearchField, SelectField } from "../../../ui/fields";
import { Segments } from "../../../ui/choices";
import * as styles from "./category-filter-bar.module.css";
import type { CategoryAddress } from "./category-address";
import { emptyCategoryFilters, type CategoryFilters } from "./category-filters";
import { paramsOf } from "../address/query-string";
import { bhkChoices, bhkFilter } from "../filters/definitions/bhk-filter";
import { dealChoices, tabFilter } from "../filters/definitions/tab-filter";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import type { CategoryList, CategoryOfPage } from "./use-category-list";
import { useTypedText } from "../list/use-typed-text";
import { useState } from "react";

interface DraftValue {
  readonly value: string;
  readonly set: (value: string) => void;
  /** Forgets what was entered: the field shows what is applied. */
  readonly forget: () => void;
}

/**
 * Value of a field that waits for Apply: what the visitor has entered, until another value is applied (Back, a cleared
 * chip), which replaces it.
 */
function useDraftValue(applied: string): DraftValue {
  const [entered, setEntered] = useState({ value: applied, of: applied });
  const set = (value: string) => setEntered({ value, of: applied });
  return { value: entered.of === applied ? entered.value : applied, set, forget: () => set(applied) };
}

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

/** The choices of bedrooms; where the list shows several numbers, that is one more. */
function bedroomOptions({ bhk }: CategoryFilters) {
  const labels = bhkOptions.filter(({ value }) => bhk.includes(value)).map(({ label }) => label);
  const several = { value: bhk.join(), label: `${labels.join(", ")} BHK` };
  return [anyBedrooms, ...bhkChoices, ...(bhk.length > 1 ? [several] : [])];
}

/** Search, city and bedrooms with Reset and Apply: the generic category page (docs/requirements.md 2.7). */
export function GenericFilterBar({ category, list }: FilterBarProps) {
  const { filters, city } = list;
  const q = useDraftValue(filters.q);
  const tab = useDraftValue(dealChoices.valueOf(filters));
  const wantedCity = useDraftValue(city ?? ALL_CITIES);
  const bedrooms = useDraftValue(filters.bhk.join());
  const change = (part: Partial<CategoryAddress>) => {
    for (const field of [q, tab, wantedCity, bedrooms]) field.forget();
    list.change(part, "push");
  };

  const listed = list.counts.map((entry) => entry.city);
  const cities = city === null || listed.includes(city) ? listed : [...listed, city];
  const apply = () =>
    change({
      q: q.value.trim(),
      ...tabOf(tab.value),
      ...bhkFilter.parse(paramsOf({ bhk: [bedrooms.value] }), []),
      city: wantedCity.value,
    });
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
        value={q.value}
        onChange={q.set}
        placeholder={category.searchPlaceholder}
      />
      {list.isMixed && <Segments name="deal" {...dealChoices} value={tab.value} onChange={tab.set} />}
      <SelectField
        id="city"
        label="City"
        name="city"
        value={wantedCity.value}
        options={[
          { value: ALL_CITIES, label: "All cities" },
          ...cities.map((name) => ({ value: name, label: name })),
        ]}
        onChange={wantedCity.set}
      />
      <SelectField
        id="bedrooms"
        label="Bedrooms"
        name="bhk"
        value={bedrooms.value}
        options={bedroomOptions(filters)}
        onChange={bedrooms.set}
      />
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => change({ ...emptyCategoryFilters, city: null })}>
          Reset
        </Button>
        <Button type="submit">Apply</Button>
      </div>
    </form>
  );
}
