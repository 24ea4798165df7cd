import type { ReactNode } from "react";
import { countIn } from "../../../catalogue/list-paging";
import { capitalise } from "../../../lib/text";
import { choicesOf, namesIn, paramsForLink, searchInWords } from "../filters/list-table";
import { CityChip, ChoiceChips, RemovableChip } from "../list/list-controls";
import { lookingThrough, resultsCountLine, unfilteredCountLine } from "../list/count-line";
import { sortOrders, sortParameter, usualOrder } from "../filters/definitions/results-filters";
import { resultsPart, type ResultsList } from "./use-results-list";
import { toQueryString } from "../filters/address-query";
import { CityText } from "../../../visitor/city-names";
import { useSelectedCity } from "../../../visitor/selected-city";
import { searchParameters, searchTable } from "../filters/filter-table";
import { SelectField } from "../../../ui/fields";
import * as styles from "./result-bar.module.css";

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
export function ResultBar({ list, offer }: ResultBarProps) {
  const { change, paging, table } = list;
  const { criteria, city, isSearch, found, facets } = list.listed;
  const { isHydrated } = list.status;
  const selectedCity = useSelectedCity();
  const part = resultsPart.get();
  const saved = { ...criteria, ...searchTable.top, sort: usualOrder };
  const [note] = searchParameters.flatMap((parameter) => parameter.note?.(criteria, found) ?? []);
  const nameOf = namesIn(facets, (slug) => capitalise(slug.replaceAll("-", " ")));
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
        {part !== null && isHydrated && isSearch && (
          <part.SaveSearch
            query={toQueryString(paramsForLink(searchTable, saved, selectedCity))}
            words={searchInWords(searchTable, criteria, nameOf, city)}
            isListed={found !== null}
          />
        )}
      </div>
      {offer}
    </>
  );
}
