import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../ui/button";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { fillIn } from "../../../lib/fill-in";
import * as styles from "./category-cards.module.css";
import { emptyCategoryFilters, tableFilters } from "./category-filters";
import { countOf } from "../list/count-line";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import { searchInWords } from "../filters/search-in-words";
import { ListFailure } from "../list/list-failure";
import { ListSkeleton } from "../list/list-waiting";
import type { ListPaging } from "../../../catalogue/list-paging";
import { ListingCards } from "../list/listing-cards";
import { ShowMore } from "../list/show-more";
import type { CategoryList, CategoryOfPage } from "./use-category-list";

interface CategoryCardsProps {
  readonly category: CategoryOfPage;
  readonly paging: ListPaging;
  readonly list: CategoryList;
}

interface TellableCardsProps extends CategoryCardsProps {
  /** Asks to be told when there is such a home. */
  readonly tellMe: (words: string) => ReactNode;
}

/** A search of a category in words: "Villas, 3 BHK, “lake”, in Goa". */
function inWords({ label }: CategoryOfPage, { filters, city }: CategoryList): string {
  const { q, type } = filters;
  const chosen = tableFilters.flatMap((filter) => filter.choices(filters, String).map(({ value }) => value));
  return searchInWords({ choices: [label, ...(type === null ? [] : [type]), ...chosen], q, city });
}

function EmptyCategory({ category, paging, list }: CategoryCardsProps) {
  const { city, total, isFiltered, change } = list;
  const { noneInCity, noneFound } = useSharedTexts();
  const count = countOf(paging.total, category);
  const help =
    total === 0 && city !== null ? fillIn(noneInCity, { city, count }) : fillIn(noneFound, { count: total });
  return (
    <EmptyBox message={category.emptyMessage} help={help}>
      {total === 0 && city !== null ? (
        <Button onClick={() => change({ ...emptyCategoryFilters, city: ALL_CITIES }, "push")}>
          Show all cities
        </Button>
      ) : (
        isFiltered && <Button onClick={() => change(emptyCategoryFilters, "push")}>Clear search</Button>
      )}
      <ButtonLink to={routes.contact} look="outline">
        Contact us
      </ButtonLink>
    </EmptyBox>
  );
}

const nearestPart = lazyPart(() => import("./nearest-in-category"));

/** Cards of a category page, or a box that says why there are none; at least as high as that box. */
export function CategoryCards({ category, paging, list, tellMe }: TellableCardsProps) {
  const { shown, filters, change } = list;
  const nearest = useLazyPart(nearestPart, list.found?.length === 0);
  return (
    <div className={styles.list} aria-busy={list.isLoading}>
      {list.hasFailed && <ListFailure onRetry={list.requestIndex} />}
      {shown.length === 0 && list.isLoading && <ListSkeleton cards="grid" />}
      {shown.length === 0 && !list.isLoading && (
        <EmptyCategory category={category} paging={paging} list={list} />
      )}
      {list.isHydrated && shown.length === 0 && list.matching === 0 && !list.isLoading && (
        <div className={styles.tell}>{tellMe(inWords(category, list))}</div>
      )}
      {nearest !== null && <nearest.NearestInCategory category={category} list={list} />}
      {shown.length > 0 && (
        <ListingCards
          shown={shown}
          unitLabelOf={list.unitLabelOf}
          headingLevel={3}
          inCityFilter={list.inCityFilter}
        />
      )}
      <ShowMore
        paging={paging}
        hasMore={list.hasMore}
        shown={shown.length}
        of={list.matching}
        isLoading={list.isLoading}
        onMore={list.hasFailed ? undefined : () => change({ ...filters, page: filters.page + 1 }, "replace")}
      />
    </div>
  );
}
