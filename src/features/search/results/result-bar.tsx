import { type ReactNode, useEffect } from "react";
import { CityText } from "../../../ui/city-text";
import { RemovableChip } from "../../../ui/removable-chip";
import { SelectField } from "../../../ui/select-field";
import type { ListPaging } from "../../../catalogue/list-paging";
import { countIn } from "../../../catalogue/category-counts";
import { capitalise, capitaliseFirst } from "../../../lib/text";
import { facetLabel } from "../filters/facets";
import type { NameOf } from "../filters/filter-definition";
import { chosenFilters, filtersInWords } from "../filters/chosen-filters";
import { CityChip } from "../list/city-chip";
import { lookingThrough, resultsCountLine, unfilteredCountLine } from "../list/count-line";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import { sortOrders } from "../filters/definitions/sort-parameter";
import { ViewSwitch } from "../map/map-panel";
import { searchInWords } from "../filters/search-in-words";
import * as styles from "./result-bar.module.css";
import type { ResultsList } from "./use-results-list";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { orderNote } from "../../../catalogue/compare-prices";
import type { SearchCriteria } from "../filters/filter-table";
import { Button } from "../../../ui/button";
import { Icon } from "../../../ui/icon";
import { noteSearchOpened, toggleSavedSearch, useSavedSearches } from "../../../visitor/saved-searches";

interface SaveSearchProps {
  /** Query that the search is found by. */
  readonly query: string;
  /** The search in words. */
  readonly words: string;
  /** Whether its homes are listed, and not still waited for or not to be had. */
  readonly isListed: boolean;
}

/** Keeps the search in this browser, or forgets it; the wishlist lists it with what is new in it. */
function SaveSearch({ query, words, isListed }: SaveSearchProps) {
  const isSaved = useSavedSearches().some((search) => search.query === query);
  // What is listed now is no longer new.
  useEffect(() => {
    if (isListed) noteSearchOpened(query);
  }, [query, isListed]);
  return (
    <Button look="quiet" aria-pressed={isSaved} onClick={() => toggleSavedSearch(query, words)}>
      <Icon name={isSaved ? "check" : "star"} size={18} />
      {isSaved ? "Search saved" : "Save this search"}
    </Button>
  );
}

type PriceSearch = Pick<SearchCriteria, "priceMin" | "priceMax" | "sort" | "tab">;

/**
 * What prices are compared with in a list whose homes for sale and to let are kept apart
 * (docs/decisions/2026-11-22-rentals-apart.md); null where prices play no part. `results` is null until it is known.
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
  readonly paging: ListPaging;
  readonly holdsDubai: boolean;
  /** Chooses the units in which the list is read. */
  readonly units: ReactNode;
}

function Count({ list, paging, holdsDubai }: Omit<ResultBarProps, "units">) {
  const { total, counts } = paging;
  if (list.isHydrated) {
    if (list.isWaiting) return lookingThrough(total);
    if (list.isUnfiltered) return unfilteredCountLine(list.count, list.city);
    return <>{resultsCountLine(list.count, list.isNarrowed, holdsDubai)}</>;
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
  const { criteria, city, change, facets, isHydrated, Offer } = props.list;
  const note = priceNote(criteria, props.list.results);
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
        {isHydrated && props.list.isSearch && (
          <SaveSearch
            query={props.list.linkQuery}
            words={searchInWords({ choices: filtersInWords(criteria, nameOf), q: criteria.q, city })}
            isListed={props.list.isReady}
          />
        )}
      </div>
      {Offer !== null && <Offer list={props.list} />}
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
          {props.units}
        </div>
        {note !== null && <p className={styles.note}>{note}</p>}
      </div>
    </>
  );
}
