import { useEffect, useId, useRef, type ReactNode, type Ref } from "react";
import { CheckRow } from "../../../ui/check-row";
import { SearchField } from "../../../ui/search-field";
import { SelectField } from "../../../ui/select-field";
import { useOnScreen } from "../../../ui/use-on-screen";
import { bhkOptions } from "../../../catalogue/bedrooms";
import {
  ALL_TYPES_LABEL,
  constructionOptions,
  parseTypeOption,
  typeOptions,
} from "../../../catalogue/taxonomy";
import { useCityNames } from "../../../visitor/city-names";
import { ALL_CITIES } from "./definitions/city-parameter";
import { FeatureFilter } from "./feature-filter";
import * as styles from "./filter-panel.module.css";
import { PriceFields } from "./price-fields";
import type { ResultsList } from "../results/use-results-list";
import { useTypedText } from "./use-typed-text";

interface GroupProps {
  readonly legend: string;
  readonly box?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

function Group({ legend, box, children }: GroupProps) {
  const id = useId();
  return (
    <div ref={box} role="group" aria-labelledby={id} className={styles.group}>
      <p id={id} className={styles.legend}>
        {legend}
      </p>
      {children}
    </div>
  );
}

const toggled = <Value,>(values: readonly Value[], value: Value, isOn: boolean): readonly Value[] =>
  isOn ? [...values, value] : values.filter((other) => other !== value);

interface FilterPanelProps {
  readonly list: ResultsList;
}

/**
 * The filters of the results page (specification 2.6). Typing replaces the address, choosing adds to the history; so
 * does Enter in the search box, which turns what the words say into filters. Features come from the index, which is
 * asked for when their place comes into view.
 */
export function FilterPanel({ list }: FilterPanelProps) {
  const cityNames = useCityNames();
  const { criteria, city, facets, change, requestIndex } = list;
  const features = useRef<HTMLDivElement>(null);
  const areFeaturesSeen = useOnScreen(features);
  useEffect(() => {
    if (areFeaturesSeen) requestIndex();
  }, [areFeaturesSeen, requestIndex]);
  const [text, setText] = useTypedText(criteria.q, (q) => change({ q }, "replace"));
  return (
    <>
      <form
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault();
          list.applyReading();
        }}
      >
        <SearchField label="Search" value={text} onChange={setText} placeholder="Project or locality" />
        {/* Enter sends the form; the button is what the standard (WCAG technique H32) finds it by. */}
        <button type="submit" hidden>
          Search
        </button>
      </form>
      <div className={styles.group}>
        <SelectField
          label="City"
          name="city"
          value={city ?? ALL_CITIES}
          options={[
            { value: ALL_CITIES, label: "All cities" },
            ...cityNames.map((name) => ({ value: name, label: name })),
          ]}
          onChange={(value) => change({ city: value }, "push")}
        />
      </div>
      <div className={styles.group}>
        <SelectField
          label="Property type"
          name="type"
          value={criteria.type ?? ""}
          options={[
            { value: "", label: ALL_TYPES_LABEL },
            ...typeOptions.map(({ id, label }) => ({ value: id, label })),
          ]}
          onChange={(value) => change({ type: parseTypeOption(value) }, "push")}
        />
      </div>
      <Group legend="Bedrooms">
        <div className={styles.pair}>
          {bhkOptions.map(({ value, label }) => (
            <CheckRow
              key={value}
              label={`${label} BHK`}
              checked={criteria.bhk.includes(value)}
              onChange={(isOn) => change({ bhk: toggled(criteria.bhk, value, isOn) }, "push")}
            />
          ))}
        </div>
      </Group>
      <Group legend="Features" box={features}>
        {list.results?.length === 0 && facets.length === 0 ? (
          <p className={styles.none}>No results to choose from.</p>
        ) : (
          <FeatureFilter
            facets={facets}
            chosen={criteria.features}
            onChange={(features) => change({ features }, "push")}
          />
        )}
      </Group>
      <Group legend="Price in rupees">
        <PriceFields
          priceMin={criteria.priceMin}
          priceMax={criteria.priceMax}
          onChange={(bounds) => change(bounds, "replace")}
        />
      </Group>
      <Group legend="Construction status">
        {constructionOptions.map(({ id, label }) => (
          <CheckRow
            key={id}
            label={label}
            checked={criteria.construction.includes(id)}
            onChange={(isOn) => change({ construction: toggled(criteria.construction, id, isOn) }, "push")}
          />
        ))}
      </Group>
    </>
  );
}
