import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../ui/button";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { interpolate } from "../../../lib/interpolate";
import { choicesOf, searchInWords, type ListFilter } from "../filters/list-table";
import { cleared, type CategoryCriteria } from "./category-table";
import { countOf } from "../list/count-line";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { ListFailure } from "../list/list-failure";
import { ListSkeleton } from "../list/list-waiting";
import type { ListPaging } from "../../../catalogue/list-paging";
import { CardGrid } from "../../../listing/card-grid";
import { ListingCard, type ListingCardData } from "../../../listing/listing-card";
import { ShowMore } from "../list/show-more";
import type { CategoryList, CategoryOfPage } from "./use-category-list";
import * as styles from "./category-cards.module.css";

interface ListingCardsProps {
  readonly shown: readonly ListingCardData[];
  readonly unitLabelOf?: (listingId: number) => string | null;
  /** Hides cards of other cities before the first paint (docs/decisions/rendering-and-hydration.md). */
  readonly inCityFilter: boolean;
}

/** The first picture is preloaded (list-preload.tsx). */
function ListingCards({ shown, unitLabelOf, inCityFilter }: ListingCardsProps) {
  return (
    <CardGrid>
      {shown.map((listing, index) => (
        <ListingCard
          key={listing.listingId}
          listing={listing}
          unit={unitLabelOf?.(listing.listingId) ?? null}
          headingLevel={3}
          eager={index === 0 && "preloaded"}
          inCityFilter={inCityFilter}
        />
      ))}
    </CardGrid>
  );
}

interface CategoryCardsProps {
  readonly category: CategoryOfPage;
  readonly paging: ListPaging;
  readonly list: CategoryList;
}

interface CardsWithAlertProps extends CategoryCardsProps {
  readonly filters: readonly ListFilter<CategoryCriteria>[];
  readonly searchAlert: (words: string) => ReactNode;
}

/** "Villas, 3 BHK, “lake”, in Goa". */
function inWords({ category, list, filters }: CardsWithAlertProps): string {
  const { criteria, city } = list.listed;
  const chosen = choicesOf({ filters }, criteria, (_, value) => value).map(({ value }) => value);
  return searchInWords({ choices: [category.label, ...chosen], q: criteria.q, city });
}

function EmptyCategory({ category, paging, list }: CategoryCardsProps) {
  const { criteria, city, isSearch } = list.listed;
  const { total } = list.cards;
  const none = cleared(criteria);
  const { noneInCity, noneFound, noResults } = useSharedTexts();
  const count = countOf(paging.total, category);
  const isElsewhere = total === 0 && city !== null && paging.total > 0;
  const help =
    paging.total === 0
      ? noResults.text
      : isElsewhere
        ? interpolate(noneInCity, { city, count })
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

export function CategoryCards(props: CardsWithAlertProps) {
  const { category, paging, list, searchAlert } = props;
  const { isLoading, hasFailed, isHydrated } = list.status;
  const { shown, count, hasMore, unitLabelOf, inCityFilter } = list.cards;
  const nextPage = list.requested.criteria.page + 1;
  const nearest = useLazyPart(nearestPart, list.found?.length === 0);
  return (
    <div className={styles.list} aria-busy={isLoading}>
      {hasFailed && <ListFailure onRetry={list.requestIndex} />}
      {shown.length === 0 && isLoading && <ListSkeleton cards="grid" />}
      {shown.length === 0 && !isLoading && <EmptyCategory category={category} paging={paging} list={list} />}
      {isHydrated && shown.length === 0 && count === 0 && !isLoading && (
        <div className="mt-4">{searchAlert(inWords(props))}</div>
      )}
      {nearest !== null && <nearest.NearestInCategory category={category} list={list} />}
      {shown.length > 0 && (
        <ListingCards shown={shown} unitLabelOf={unitLabelOf} inCityFilter={inCityFilter} />
      )}
      <ShowMore
        paging={paging}
        hasMore={hasMore}
        shown={shown.length}
        of={count}
        isLoading={isLoading}
        onMore={hasFailed ? undefined : () => list.change({ page: nextPage }, "replace")}
      />
    </div>
  );
}
