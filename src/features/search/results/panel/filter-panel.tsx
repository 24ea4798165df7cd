import { useCityNames } from "../../../../visitor/city-names";
import type { Results } from "../use-results-list";
import { ALL_CITIES } from "../../filters/definitions/common-parameters";
import { filters } from "../../filters/filter-table";
import { countChoices } from "../../filters/list-table";
import { cityOptions, MoreFilters, SearchField, useTypedText } from "../../list/list-controls";
import { PanelFilter } from "./panel-filter";
import { SelectField } from "../../../../ui/fields";
import * as styles from "./filter-panel.module.css";

const shownFilters = filters
  .flatMap((filter) => (filter.panel === undefined ? [] : [{ filter, ...filter.panel }]))
  .sort((a, b) => a.order - b.order);
/** Later filters, which few people use, are folded. */
const lastUnfolded = 4;

/** The filters of the results page (docs/requirements.md 2.6); Enter in the search box reads its words as filters. */
export function FilterPanel({ results }: { readonly results: Results }) {
  const { list, sentence } = results;
  const cityNames = useCityNames();
  const { requested, change, table } = list;
  const offeredFilters = shownFilters.filter(({ filter }) => table.filters.some((row) => row === filter));
  const folded = offeredFilters.filter(({ order }) => order > lastUnfolded);
  const foldedFilters = folded.map(({ filter }) => filter);
  const rows = (shown: typeof shownFilters) =>
    shown.map(({ filter, control, order }) => (
      <PanelFilter
        key={control.label}
        id={`filter-${order}`}
        filter={filter}
        control={control}
        results={results}
      />
    ));
  const [text, setText] = useTypedText(requested.criteria.q, (q) => change({ q }, "replace"));
  return (
    <>
      <form
        className={styles.group}
        onSubmit={(event) => {
          event.preventDefault();
          void sentence.apply();
        }}
      >
        <SearchField
          id="filter-words"
          label="Search"
          value={text}
          onChange={setText}
          placeholder="Project or locality"
        />
        {/* For assistive technology (WCAG technique H32). */}
        <button type="submit" hidden>
          Search
        </button>
      </form>
      <div className={styles.group}>
        <SelectField
          id="filter-city"
          label="City"
          name="city"
          value={requested.city ?? ALL_CITIES}
          options={cityOptions(cityNames)}
          onChange={(city) => change({ city }, "push")}
        />
      </div>
      {/* Stops the browser ticking boxes by itself on reload and Back. */}
      <form autoComplete="off">
        {rows(offeredFilters.filter(({ order }) => order <= lastUnfolded))}
        <MoreFilters count={countChoices(foldedFilters, requested.criteria)} onOpen={list.requestIndex}>
          {rows(folded)}
        </MoreFilters>
      </form>
    </>
  );
}
