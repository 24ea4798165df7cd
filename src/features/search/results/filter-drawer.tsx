import { useRef, useState, type ReactNode } from "react";
import { commandsDialog, insteadOfCommand } from "../../../lib/early-clicks";
import { Button } from "../../../ui/button";
import { Dialog } from "../../../ui/dialog";
import { SelectField } from "../../../ui/fields";
import { useMediaQuery } from "../../../ui/hooks";
import { IconButton } from "../../../ui/icon-button";
import { useCityNames } from "../../../visitor/city-names";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { filters, countFilters } from "../filters/filter-table";
import { countChoices } from "../filters/list-table";
import { cityOptions, MoreFilters, SearchField, useTypedText } from "../list/list-controls";
import { focusInvalid } from "../list/range-note";
import { PanelFilter } from "./panel-filter";
import type { Results } from "./use-results-list";
import * as panelStyles from "./panel-filter.module.css";
import * as styles from "./filter-drawer.module.css";

const shownFilters = filters
  .flatMap((filter) => (filter.panel === undefined ? [] : [{ filter, ...filter.panel }]))
  .sort((a, b) => a.order - b.order);
/** Later filters, which few people use, are folded. */
const lastUnfolded = 4;

/** The filters of the results page (docs/requirements.md 2.6); Enter in the search box reads its words as filters. */
function FilterPanel({ results }: { readonly results: Results }) {
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
        className={panelStyles.group}
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
      <div className={panelStyles.group}>
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

const drawerId = "filter-drawer";
const headingId = "filter-drawer-title";

interface FilterDrawerProps {
  readonly results: Results;
  readonly offer: ReactNode;
}

/** Filters beside the results, or in a drawer that opens before hydration too (docs/decisions/filters.md). */
export function FilterDrawer({ results, offer }: FilterDrawerProps) {
  const { list, clearAll } = results;
  const { count } = list.cards;
  const filterCount = countFilters(list.requested.criteria, list.table);
  const isCounted = !list.status.isWaiting && !list.status.isUnfiltered;
  const [isOpen, setOpen] = useState(false);
  // As in the style sheet, which then shows the filters beside the results; a turned tablet closes the drawer.
  const isWide = useMediaQuery("(min-width: 1024px)");
  const open = () => {
    setOpen(true);
    list.requestIndex();
  };
  const close = () => setOpen(false);
  const fields = useRef<HTMLDivElement>(null);
  return (
    <>
      <div className={styles.opener}>
        <Button
          look="outline"
          icon="sliders-horizontal"
          block
          aria-haspopup="dialog"
          onClick={insteadOfCommand(open)}
          {...commandsDialog("show-modal", drawerId)}
        >
          Filters {filterCount > 0 && <span className="num">{`(${filterCount})`}</span>}
        </Button>
      </div>
      <Dialog
        open={isOpen && !isWide}
        onClose={close}
        labelledBy={headingId}
        className={`ruled ${styles.drawer}`}
        built={{ id: drawerId, onFound: open }}
      >
        <div className={styles.frame}>
          <div className={`spread ${styles.head}`}>
            <h2 id={headingId} className="h4">
              Filters
            </h2>
            <IconButton
              icon="x"
              label="Close filters"
              onClick={insteadOfCommand(close)}
              {...commandsDialog("close", drawerId)}
            />
          </div>
          <p className={styles.waiting}>Reading your filters…</p>
          <div ref={fields} className={styles.body}>
            {!isWide && offer}
            <FilterPanel results={results} />
          </div>
          <div className={styles.foot}>
            <Button look="outline" className={styles.clear} onClick={clearAll}>
              Clear All
            </Button>
            <Button
              className={styles.show}
              onClick={(event) => {
                event.preventDefault();
                // No unreadable text is left behind under a closed drawer.
                if (!focusInvalid(fields.current)) close();
              }}
              {...commandsDialog("close", drawerId)}
            >
              <span key={isCounted ? count : "uncounted"}>
                Show <span className={styles.count}>{isCounted ? `${count} ` : ""}</span>
                {isCounted && count === 1 ? "result" : "results"}
              </span>
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
