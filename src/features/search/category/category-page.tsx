import { useRef, type ReactNode } from "react";
import { cardPictureSizes } from "../../../listing/listing-card";
import { DirhamsIn } from "../../../listing/currency-field";
import { type Crumb, PageHead } from "../../../ui/page-head";
import { CategoryCards } from "./category-cards";
import { FoldedFilters, GenericFilterBar, TypeFilterBar, type BarFilter } from "./category-filter-bar";
import { dubaiCity } from "../../../catalogue/category-members";
import { choicesOf } from "../filters/list-table";
import { cleared } from "./category-table";
import { ListMap, ViewSwitch } from "../map/map-panel";
import { CityChip, ChoiceChips } from "../list/list-controls";
import { useCategoryList, type CategoryList, type CategoryListInput } from "./use-category-list";
import { KeptFocus, ListWaiting } from "../list/list-frame";
import { useCityNames, CityText } from "../../../visitor/city-names";
import { lookingThrough, categoryCountLine } from "../list/count-line";
import { ListPreload } from "../list/list-preload";
import { countIn } from "../../../catalogue/list-paging";
import * as styles from "./category-page.module.css";

/** Correct at the first paint for every visitor (docs/decisions/rendering-and-hydration.md). */
function CategoryCount({ list }: { readonly list: CategoryList }) {
  const { category, paging } = list;
  const { isHydrated, isWaiting, isUnfiltered } = list.status;
  const { count: matching } = list.cards;
  const { criteria, isSearch } = list.listed;
  const isToLet = category.forSale === true && criteria.tab === "rent";
  const total = isToLet ? list.searchWith(cleared(criteria, "rent")).length : list.cards.total;
  const city = category.page === "dubai" ? dubaiCity : list.listed.city;
  const isFiltered = isSearch && !isUnfiltered;
  const line = categoryCountLine({ category, matching, total, city, q: criteria.q, isFiltered });
  const sentenceOf = (name: string) =>
    categoryCountLine({ category, total: countIn(paging.counts, name), city: name });
  return (
    <p role="status" tabIndex={-1} data-count-line="" className={`num strong ${styles.count}`}>
      {isHydrated || category.page === "dubai" ? (
        <span>{isWaiting ? lookingThrough(total, category.noun) : line}</span>
      ) : (
        <CityText textOf={sentenceOf} otherwise={line} />
      )}
    </p>
  );
}

interface CategoryPageProps extends CategoryListInput {
  readonly heading: string;
  readonly strapLine: string;
  readonly crumbs: readonly Crumb[];
  readonly searchAlert: (words: string) => ReactNode;
}

/** A category page in its four forms (docs/requirements.md 2.7). */
export function CategoryPage(props: CategoryPageProps) {
  const { category } = props;
  const list = useCategoryList(props);
  const { criteria, city } = list.listed;
  const { filters } = list.table;
  const shownAs = (where: "bar" | "more") =>
    filters.filter((filter): filter is BarFilter => filter.category?.shownAs === where);
  const chips = filters.filter((filter) => filter.category?.shownAs === "chip");
  const body = useRef<HTMLDivElement>(null);
  const cityNames = useCityNames();
  const isDubai = category.page === "dubai";
  const FilterBar = category.page === "generic" ? GenericFilterBar : TypeFilterBar;
  return (
    <KeptFocus within={body}>
      <PageHead crumbs={props.crumbs} title={props.heading}>
        <h2 className="strap">{props.strapLine}</h2>
        <CategoryCount list={list} />
        <ViewSwitch list={list} />
      </PageHead>
      <div ref={body} className={`wrap ${styles.body}`}>
        <ListMap list={list} city={isDubai ? dubaiCity : city} />
        {category.notice !== null && <p className={`notice ${styles.notice}`}>{category.notice}</p>}
        <FilterBar list={list} filters={shownAs("bar")} />
        <FoldedFilters list={list} filters={shownAs("more")} />
        <div className={`cluster ${styles.chips}`}>
          {!isDubai && <CityChip list={list} />}
          <ChoiceChips choices={choicesOf({ filters: chips }, criteria, String)} change={list.change} />
        </div>
        {isDubai && <DirhamsIn id="list" />}
        <ListWaiting text={lookingThrough(list.cards.total, category.noun)} cards="grid" />
        <div className="built-answer">
          <ListPreload cards={props.cards} sizes={cardPictureSizes} cities={isDubai ? [] : cityNames} />
          <CategoryCards list={list} searchAlert={props.searchAlert} />
        </div>
      </div>
    </KeptFocus>
  );
}
