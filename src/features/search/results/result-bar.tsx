import type { ReactNode } from "react";
import { CityText } from "../../../ui/city-text";
import { type ListPaging, countIn } from "../../../catalogue/list-paging";
import { capitalise, capitaliseFirst } from "../../../lib/text";
import { facetLabel, searchInWords } from "../filters/list-table";
import type { NameOf } from "../filters/filter-definition";
import { chosenFilters, filtersInWords, serialiseForLink } from "../filters/criteria";
import { CityChip } from "../list/city-chip";
import { lookingThrough, resultsCountLine, unfilteredCountLine } from "../list/count-line";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { sortOrders } from "../filters/definitions/results-parameters";
import { ViewSwitch } from "../map/map-panel";
import { resultsPart, type ResultsList } from "./use-results-list";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { orderNote } from "../../../catalogue/compare-prices";
import { toQueryString } from "../address/address-query";
import { useChosenCity } from "../../../visitor/chosen-city";
import { emptyCriteria, searchTable, type SearchCriteria } from "../filters/filter-table";
import { RemovableChip } from "../../../ui/choices";
import { SelectField } from "../../../ui/fields";
import * as styles from "./result-bar.module.css";

type PriceSearch = Pick<SearchCriteria, "priceMin" | "priceMax" | "sort" | "tab">;

/**
 * What prices are compared with in a list whose homes for sale and to let are kept apart
 * (docs/decisions/prices-and-offers.md); null where prices play no part. `results` is null until it is known.
 */
function priceNote(
  { priceMin, priceMax, sort, tab }: PriceSearch,
  results: readonly Pick<CatalogueListing, "isRental">[] | null,
): string | null {
  const isBounded = priceMin !== null || priceMax !== null;
  const isSorted = sort === "price-asc" || sort === "price-desc";
  if (tab === "rent") return isBounded || isSorted ? "Prices are rents for a month." : null;
  if (tab !== null || results === null) return null;
  if (isBounded) return "Prices are those of homes for sale. Choose Rent to search by a month’s rent.";
  return isSorted ? orderNote(results) : null;
}

interface ResultBarProps {
  readonly list: ResultsList;
  /** Whether the filters of the address could not be applied, so that the count is not that of the results. */
  readonly isUnfiltered: boolean;
  /** Offers to read the words as filters. */
  readonly offer: ReactNode;
  readonly paging: ListPaging;
  readonly holdsDubai: boolean;
}

/** The query by which others, and this visitor later, find the same homes. */
const linkQuery = (criteria: SearchCriteria, chosenCity: string | null) =>
  toQueryString(serialiseForLink({ ...criteria, ...searchTable.top, sort: emptyCriteria.sort }, chosenCity));

function Count({ list, paging, holdsDubai, isUnfiltered }: ResultBarProps) {
  const { total, counts } = paging;
  const { isHydrated, isWaiting } = list.status;
  const { city, isSearch } = list.listed;
  const { count } = list.cards;
  if (isHydrated) {
    if (isWaiting) return lookingThrough(total);
    if (isUnfiltered) return unfilteredCountLine(count, city);
    return <>{resultsCountLine(count, isSearch || city !== null, holdsDubai)}</>;
  }
  return (
    <CityText
      cities={counts.map(({ city }) => city)}
      textOf={(city) => resultsCountLine(countIn(counts, city), true, holdsDubai)}
      otherwise={resultsCountLine(total, false, holdsDubai)}
    />
  );
}

/** Chips that clear each choice, the count line and the sort order (docs/requirements.md 2.6). */
export function ResultBar(props: ResultBarProps) {
  const { change, facets, found } = props.list;
  const { criteria, city, isSearch } = props.list.listed;
  const { isHydrated } = props.list.status;
  const chosenCity = useChosenCity();
  const part = resultsPart.get();
  const note = priceNote(criteria, found);
  const nameOf: NameOf = (key, slug) =>
    facetLabel(facets, key, slug) ?? capitalise(slug.replaceAll("-", " "));
  return (
    <>
      <div className={styles.chips}>
        {criteria.q !== "" && (
          <RemovableChip
            label="Search"
            value={criteria.q}
            clearLabel="Clear search"
            onClear={() => change({ q: "" }, "push")}
          />
        )}
        <CityChip isHydrated={isHydrated} city={city} onClear={() => change({ city: ALL_CITIES }, "push")} />
        {chosenFilters(criteria, nameOf).map(({ value, clearLabel, cleared }) => (
          <RemovableChip
            key={clearLabel}
            value={capitaliseFirst(value)}
            clearLabel={clearLabel}
            onClear={() => change(cleared, "push")}
          />
        ))}
        {part !== null && isHydrated && isSearch && (
          <part.SaveSearch
            query={linkQuery(criteria, chosenCity)}
            words={searchInWords({ choices: filtersInWords(criteria, nameOf), q: criteria.q, city })}
            isListed={found !== null}
          />
        )}
      </div>
      {props.offer}
      <div className={styles.bar}>
        <div className={styles.head}>
          <p role="status" tabIndex={-1} data-count-line="" className={styles.count}>
            <Count {...props} />
          </p>
          <ViewSwitch
            view={criteria.view}
            onChange={(view) => change({ view, page: criteria.page }, "push")}
          />
        </div>
        <div className={styles.tools}>
          <div className={styles.sort}>
            <SelectField
              id="sort"
              label="Sort by"
              labelHidden
              name="sort"
              value={criteria.sort}
              options={sortOrders.map(({ id, label }) => ({ value: id, label }))}
              onChange={(value) => {
                const order = sortOrders.find(({ id }) => id === value);
                if (order !== undefined) change({ sort: order.id }, "push");
              }}
            />
          </div>
        </div>
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
    </>
  );
}
