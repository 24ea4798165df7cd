import { useRef, type ReactNode } from "react";
import { dealOfScope } from "../../../catalogue/category-members";
import { countIn } from "../../../catalogue/page-contexts";
import { rowPictureSizes } from "../../../listing/listing-list-card";
import { SelectField } from "../../../ui/fields";
import { Crumbs, type Crumb } from "../../../ui/page-head";
import { CityText, useCityNames } from "../../../visitor/city-names";
import { useSelectedCity } from "../../../visitor/selected-city";
import { toQueryString } from "../filters/address-query";
import { sortOrders, sortParameter, usualOrder } from "../filters/definitions/results-filters";
import { searchParameters, searchTable } from "../filters/filter-table";
import { choicesOf, isNarrowedBy, namesIn, paramsForLink, searchInWords } from "../filters/list-table";
import { lookingThrough, resultsCountLine, unfilteredCountLine, placeHeading } from "../list/count-line";
import { CityChip, ChoiceChips, RemovableChip } from "../list/list-controls";
import { ListWaiting, KeptFocus } from "../list/list-frame";
import { ListPreload } from "../list/list-preload";
import { ListMap, ViewSwitch } from "../map/map-panel";
import { FilterDrawer } from "./filter-drawer";
import { ResultCards } from "./result-cards";
import { resultsPart, useResultsList, type ResultsList, type ResultsListInput } from "./use-results-list";
import * as styles from "./results-page.module.css";

interface ResultBarProps {
  readonly list: ResultsList;
  readonly offer: ReactNode;
}

function Count({ list }: Pick<ResultBarProps, "list">) {
  const { holdsDubai } = list;
  const { total, counts } = list.paging;
  const { isHydrated, isWaiting, isUnfiltered } = list.status;
  const { city, isSearch } = list.listed;
  const { count } = list.cards;
  if (isHydrated) {
    if (isWaiting) return <span>{lookingThrough(total)}</span>;
    if (isUnfiltered) return <span>{unfilteredCountLine(count, city)}</span>;
    return <span>{resultsCountLine(count, isSearch || city !== null, holdsDubai)}</span>;
  }
  return (
    <CityText
      textOf={(city) => resultsCountLine(countIn(counts, city), true, holdsDubai)}
      otherwise={resultsCountLine(total, false, holdsDubai)}
    />
  );
}

/** Chips that clear each choice, the count line and the sort order (docs/requirements.md 2.6). */
function ResultBar({ list, offer }: ResultBarProps) {
  const { change, paging, table } = list;
  const { criteria } = list.requested;
  const { found, facets } = list.listed;
  const selectedCity = useSelectedCity();
  const part = resultsPart.get();
  // What another landing page lists is no filter.
  const isSavable = paging.scope === undefined || dealOfScope(paging.scope) !== null;
  const saved = { ...criteria, ...searchTable.top, sort: usualOrder };
  const [note] = searchParameters.flatMap(({ note: noteOf }) => noteOf?.(list.listed.criteria, found) ?? []);
  // Only the index names features.
  const isNamed = found !== null || criteria.features.length === 0;
  const nameOf = isNamed ? namesIn(facets) : () => "";
  // The list of a landing page has its own order without words.
  const isUsualNewest = criteria.q === "" && paging.scope === undefined;
  const orders = sortOrders.filter(({ id }) => !isUsualNewest || id !== usualOrder);
  return (
    <>
      <div className={`spread ${styles.bar}`}>
        <p role="status" tabIndex={-1} data-count-line="" className="num strong">
          <Count list={list} />
        </p>
        {found?.length !== 0 && (
          <div className={`needs-script screen-only ${styles.sort}`}>
            <SelectField
              id="sort"
              label="Sort by"
              labelHidden
              name="sort"
              value={isUsualNewest && criteria.sort === usualOrder ? "newest" : criteria.sort}
              options={orders.map(({ id, label }) => ({
                value: id,
                label: criteria.q === "" && id === usualOrder ? "Homes first" : label,
              }))}
              onChange={(sort) => change(sortParameter.parse(new URLSearchParams({ sort }), []), "push")}
            />
          </div>
        )}
        {note !== undefined && <p className={styles.note}>{note}</p>}
      </div>
      <div className={`cluster ${styles.chips}`}>
        {criteria.q !== "" && (
          <RemovableChip
            label="Search"
            value={criteria.q}
            clearLabel="Clear search"
            onClear={() => change({ q: "" }, "push")}
          />
        )}
        <CityChip list={list} />
        <ChoiceChips choices={choicesOf(table, criteria, nameOf)} change={change} />
        {part !== null && isNamed && isSavable && isNarrowedBy(table, criteria) && (
          <part.SaveSearch
            query={toQueryString(paramsForLink(searchTable, saved, selectedCity))}
            words={searchInWords(searchTable, criteria, nameOf, list.requested.city)}
            isListed={found !== null && list.listed.criteria === criteria}
          />
        )}
      </div>
      {offer}
    </>
  );
}

interface ResultsPageProps extends ResultsListInput {
  /** A city at its end is replaced by the place listed (docs/decisions/city.md). */
  readonly heading: string;
  readonly strapLine: string;
  readonly crumbs: readonly Crumb[];
  readonly parts: { readonly side: ReactNode; readonly searchAlert: (words: string) => ReactNode };
}

/** 'Available Properties' (docs/requirements.md 2.6). */
export function ResultsPage(props: ResultsPageProps) {
  const cityNames = useCityNames();
  const results = useResultsList(props);
  const { list, sentence } = results;
  const { criteria, city } = list.listed;
  const { Offer, read, apply } = sentence;
  const offer = Offer && <Offer read={read} {...list.listed} onApply={() => void apply()} />;
  const page = useRef<HTMLDivElement>(null);
  return (
    <KeptFocus within={page}>
      <div className={`wrap ${styles.head}`} data-view={criteria.view}>
        <Crumbs crumbs={props.crumbs} />
        <h1>{placeHeading(props.heading, cityNames, city, list.holdsDubai)}</h1>
        <h2 className={`strap ${styles.strap}`}>{props.strapLine}</h2>
      </div>
      <div ref={page} className={`wrap ${styles.page}`} data-view={criteria.view}>
        <aside className={`needs-script ${styles.filters}`} aria-label="Filters">
          <FilterDrawer results={results} offer={offer} />
        </aside>
        <div className={`needs-script ${styles.views}`}>
          <ViewSwitch list={list} />
        </div>
        <section aria-label="Results" className={styles.results}>
          <ListWaiting text={lookingThrough(props.paging.total)} cards="rows" />
          <div className="built-answer">
            <ListMap list={list} city={city} />
            <ResultBar list={list} offer={offer} />
            <ListPreload cards={props.cards} sizes={rowPictureSizes} cities={cityNames} />
            <ResultCards results={results} searchAlert={props.parts.searchAlert} />
          </div>
        </section>
        <aside className={`deferred ${styles.side}`} aria-label="Ask us">
          {props.parts.side}
        </aside>
      </div>
    </KeptFocus>
  );
}
