import { Fragment, useMemo, useRef, type ReactNode } from "react";
import { cardPictureSizes, type ListingCardData } from "../../../listing/listing-card";
import { DirhamsIn } from "../../../listing/currency-field";
import { type Crumb, PageHead } from "../../../ui/page-head";
import { CategoryCards } from "./category-cards";
import { barFields, GenericFilterBar, TypeFilterBar } from "./category-filter-bar";
import { dubaiCity } from "../../../catalogue/category-members";
import { capitaliseFirst } from "../../../lib/text";
import { choicesOf, type ListFilter } from "../filters/list-table";
import { cleared, type CategoryCriteria } from "./category-table";
import { MapPanel, ViewSwitch } from "../map/map-panel";
import { CityChip } from "../list/city-chip";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import {
  useCategoryList,
  type CategoryOfPage,
  type CategoryPaging,
  type CategoryList,
} from "./use-category-list";
import { KeptFocus } from "../list/kept-focus";
import { useCityNames, CityText } from "../../../visitor/city-names";
import { lookingThrough, categoryCountLine } from "../list/count-line";
import { ListPreload } from "../list/list-preload";
import { ListWaiting } from "../list/list-waiting";
import { MoreFilters } from "../list/more-filters";
import { usePreloadedList, useListCity } from "../list/preloaded-list";
import { countIn } from "../../../catalogue/list-paging";
import { RemovableChip } from "../list/choices";
import * as styles from "./category-page.module.css";

interface FoldedFiltersProps {
  readonly list: CategoryList;
  readonly filters: readonly ListFilter<CategoryCriteria>[];
  readonly offered: CategoryPaging["offered"];
}

function FoldedFilters({ list, filters, offered }: FoldedFiltersProps) {
  const fields = barFields(filters, list.requested.criteria, offered);
  if (fields.length === 0) return null;
  return (
    <MoreFilters
      count={fields.filter(({ applied }) => applied !== "").length}
      onOpen={list.requestIndex}
      isUnderBar
    >
      <form autoComplete="off" className={`split-sm ${styles.fields}`}>
        {fields.map(({ key, applied, render, partOf }) => (
          <Fragment key={key}>{render(applied, (value) => list.change(partOf(value), "push"))}</Fragment>
        ))}
      </form>
    </MoreFilters>
  );
}

interface CategoryCountProps {
  readonly category: CategoryOfPage;
  readonly list: CategoryList;
  readonly counts: CategoryPaging["counts"];
}

/** Correct at the first paint for every visitor (docs/decisions/rendering-and-hydration.md). */
function CategoryCount({ category, list, counts }: CategoryCountProps) {
  const cityNames = useCityNames();
  const { isHydrated, isWaiting, hasFailed } = list.status;
  const { count: matching } = list.cards;
  const { criteria, isSearch } = list.listed;
  const isToLet = category.forSale === true && criteria.tab === "rent";
  const total = isToLet ? list.searchWith(cleared(criteria, "rent")).length : list.cards.total;
  const city = category.page === "dubai" ? dubaiCity : list.listed.city;
  const isFiltered = isSearch && !hasFailed;
  const line = categoryCountLine({ category, matching, total, city, q: criteria.q, isFiltered });
  const sentenceOf = (name: string) => {
    const count = countIn(counts, name);
    return categoryCountLine({
      category,
      matching: count,
      total: count,
      city: name,
      q: "",
      isFiltered: false,
    });
  };
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={`num strong ${styles.count}`}>
      {isHydrated || category.page === "dubai" ? (
        <span>{isWaiting ? lookingThrough(total, category.noun) : line}</span>
      ) : (
        <CityText cities={cityNames} textOf={sentenceOf} otherwise={line} />
      )}
    </p>
  );
}

const noCities: readonly string[] = [];

interface CategoryPageProps {
  readonly heading: string;
  readonly strapLine: string;
  readonly crumbs: readonly Crumb[];
  readonly category: CategoryOfPage;
  readonly paging: CategoryPaging;
  readonly cards: readonly ListingCardData[];
  readonly searchAlert: (words: string) => ReactNode;
}

/** A category page in its four forms (docs/requirements.md 2.7). */
export function CategoryPage(props: CategoryPageProps) {
  const { category, paging } = props;
  const { list, filters, types } = useCategoryList(props);
  const { found, searchWith } = list;
  const { criteria, city } = list.listed;
  const { area } = criteria;
  const onMap = criteria.view === "map" ? found : null;
  const withoutArea = useMemo(
    () => (onMap === null || area.length === 0 ? onMap : searchWith({ area: [] })),
    [onMap, area, searchWith],
  );
  const { isHydrated } = list.status;
  const shownAs = (place: "bar" | "more" | "chip") =>
    filters.filter(({ category: own }) => own?.shownAs === place);
  const body = useRef<HTMLDivElement>(null);
  const cityNames = useCityNames();
  usePreloadedList(list.status.isAnswered);
  useListCity({ isHydrated, city });
  const FilterBar = category.page === "generic" ? GenericFilterBar : TypeFilterBar;
  return (
    <KeptFocus within={body}>
      <PageHead crumbs={props.crumbs} title={props.heading}>
        <h2 className="strap">{props.strapLine}</h2>
        <CategoryCount category={category} list={list} counts={paging.counts} />
        {(criteria.view !== null || list.found?.length !== 0) && (
          <ViewSwitch
            view={criteria.view}
            onChange={(view) => list.change({ view, page: criteria.page }, "push")}
          />
        )}
      </PageHead>
      <div ref={body} className={`wrap ${styles.body}`}>
        {onMap !== null && withoutArea !== null && (
          <MapPanel
            homes={onMap}
            withoutArea={withoutArea}
            city={category.page === "dubai" ? dubaiCity : city}
            area={area}
            onArea={(drawn) => list.change({ area: drawn }, "push")}
          />
        )}
        {category.notice !== null && <p className={`notice ${styles.notice}`}>{category.notice}</p>}
        <FilterBar
          category={category}
          list={list}
          filters={shownAs("bar")}
          types={types}
          counts={paging.counts}
        />
        <FoldedFilters list={list} filters={shownAs("more")} offered={paging.offered} />
        <div className={`cluster ${styles.chips}`}>
          {category.page !== "dubai" && (
            <CityChip
              isHydrated={isHydrated}
              city={city}
              onClear={() => list.change({ city: ALL_CITIES }, "push")}
            />
          )}
          {choicesOf({ filters: shownAs("chip") }, criteria, String).map(({ value, clearLabel, cleared }) => (
            <RemovableChip
              key={clearLabel}
              value={capitaliseFirst(value)}
              clearLabel={clearLabel}
              onClear={() => list.change(cleared, "push")}
            />
          ))}
        </div>
        {category.page === "dubai" && <DirhamsIn id="list" />}
        <ListWaiting text={lookingThrough(list.cards.total, category.noun)} cards="grid" />
        <div className="built-answer">
          <ListPreload
            cards={props.cards}
            sizes={cardPictureSizes}
            cities={category.page === "dubai" ? noCities : cityNames}
          />
          <CategoryCards
            category={category}
            paging={paging}
            list={list}
            filters={filters}
            searchAlert={props.searchAlert}
          />
        </div>
      </div>
    </KeptFocus>
  );
}
