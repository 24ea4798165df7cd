import { useRef, type ReactNode } from "react";
import { countIn } from "../../../catalogue/page-contexts";
import { dubaiCity, routes } from "../../../config/routes";
import { interpolate } from "../../../lib/interpolate";
import { CardGrid } from "../../../listing/card-grid";
import { DirhamsIn } from "../../../listing/currency-field";
import { ListingCard, cardPictureSizes } from "../../../listing/listing-card";
import { useSharedTexts } from "../../../site/site-data";
import { Button, ButtonLink } from "../../../ui/button";
import { EmptyBox } from "../../../ui/empty-box";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { PageHead, type Crumb } from "../../../ui/page-head";
import { useCityNames, CityText } from "../../../visitor/city-names";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { searchInWords, choicesOf } from "../filters/list-table";
import { countOf, lookingThrough, categoryCountLine } from "../list/count-line";
import { CityChip, ChoiceChips } from "../list/list-controls";
import { ListFrame, KeptFocus, ListWaiting } from "../list/list-frame";
import { ListPreload } from "../list/list-preload";
import { ListMap, ViewSwitch } from "../map/map-panel";
import { FoldedFilters, GenericFilterBar, TypeFilterBar } from "./category-filter-bar";
import { cleared } from "./category-table";
import { useCategoryList, type CategoryList, type CategoryListInput } from "./use-category-list";
import * as styles from "./category-page.module.css";

interface CategoryCardsProps {
  readonly list: CategoryList;
  readonly searchAlert: (words: string) => ReactNode;
}

/** "Villas, 3 BHK, “lake”, in Goa". */
function inWords({ category, listed, table }: CategoryList): string {
  const words = searchInWords(table, listed.criteria, String, listed.city);
  return [category.label, words].filter((part) => part !== "").join(", ");
}

function EmptyCategory({ list }: Pick<CategoryCardsProps, "list">) {
  const { category, paging } = list;
  const { city, isSearch } = list.listed;
  const { total } = list.cards;
  const none = cleared(list.requested.criteria);
  const { noneInCity, noneFound, noResults } = useSharedTexts();
  const isElsewhere = total === 0 && city !== null && paging.total > 0;
  const help =
    paging.total === 0
      ? noResults.text
      : isElsewhere
        ? interpolate(noneInCity, { city, count: countOf(paging.total, category) })
        : interpolate(noneFound, { count: total });
  return (
    <EmptyBox message={category.emptyMessage} help={help}>
      {isElsewhere ? (
        <Button onClick={() => list.change({ ...none, city: ALL_CITIES }, "push")}>Show all cities</Button>
      ) : (
        isSearch && <Button onClick={() => list.change(none, "push")}>Clear search</Button>
      )}
      <ButtonLink to={routes.contact} look="outline">
        Contact us
      </ButtonLink>
    </EmptyBox>
  );
}

const nearestPart = lazyPart(() => import("./nearest-in-category"));

function CategoryCards({ list, searchAlert }: CategoryCardsProps) {
  const { isLoading, isHydrated } = list.status;
  const { shown, count, unitLabelOf, inCityFilter } = list.cards;
  const isEmpty = list.listed.found?.length === 0;
  const nearest = useLazyPart(nearestPart, isEmpty);
  return (
    <ListFrame list={list} skeleton="grid" isBusy={isLoading}>
      {shown.length === 0 && !isLoading && <EmptyCategory list={list} />}
      {isHydrated && shown.length === 0 && count === 0 && !isLoading && (
        <div className="mt-4">{searchAlert(inWords(list))}</div>
      )}
      {isEmpty && nearest !== null && <nearest.NearestInCategory list={list} />}
      {shown.length > 0 && (
        <CardGrid>
          {shown.map((listing, index) => (
            <ListingCard
              key={listing.listingId}
              listing={listing}
              unit={unitLabelOf(listing.listingId)}
              eager={index === 0 && "preloaded"}
              inCityFilter={inCityFilter}
            />
          ))}
        </CardGrid>
      )}
    </ListFrame>
  );
}

/** Correct at the first paint for every visitor (docs/decisions/rendering-and-hydration.md). */
function CategoryCount({ list }: { readonly list: CategoryList }) {
  const { category, paging } = list;
  const { isHydrated, isWaiting, isUnfiltered } = list.status;
  const { count: matching } = list.cards;
  const { criteria, isSearch } = list.listed;
  // Without the index only the homes for sale are counted.
  const isToLet = category.forSale === true && criteria.tab === "rent" && list.listed.found !== null;
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
  const { requested, change } = list;
  const chips = list.table.filters.filter((filter) => filter.category?.shownAs === "chip");
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
        <ListMap list={list} city={isDubai ? dubaiCity : list.listed.city} />
        {category.notice !== null && <p className={`notice ${styles.notice}`}>{category.notice}</p>}
        <FilterBar list={list} />
        <FoldedFilters list={list} />
        <div className={`cluster ${styles.chips}`}>
          {!isDubai && <CityChip list={list} />}
          <ChoiceChips choices={choicesOf({ filters: chips }, requested.criteria, String)} change={change} />
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
