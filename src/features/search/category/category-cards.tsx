import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../../ui/button";
import { useSharedTexts } from "../../../site/use-shared-texts";
import { lazyPart, useLazyPart } from "../../../ui/hooks";
import { EmptyBox } from "../../../ui/empty-box";
import { routes } from "../../../config/routes";
import { interpolate } from "../../../lib/interpolate";
import { searchInWords } from "../filters/list-table";
import { cleared } from "./category-table";
import { countOf } from "../list/count-line";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { ListFrame } from "../list/list-frame";
import { CardGrid } from "../../../listing/card-grid";
import { ListingCard } from "../../../listing/listing-card";
import type { CategoryList } from "./use-category-list";

interface CategoryCardsProps {
  readonly list: CategoryList;
  readonly searchAlert: (words: string) => ReactNode;
}

/** "Villas, 3 BHK, “lake”, in Goa". */
function inWords({ category, listed, table }: CategoryList): string {
  const words = searchInWords(table, listed.criteria, (_, value) => value, listed.city);
  return [category.label, words].filter((part) => part !== "").join(", ");
}

function EmptyCategory({ list }: Pick<CategoryCardsProps, "list">) {
  const { category, paging } = list;
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

export function CategoryCards({ list, searchAlert }: CategoryCardsProps) {
  const { isLoading, isHydrated } = list.status;
  const { shown, count, unitLabelOf, inCityFilter } = list.cards;
  const isEmpty = list.listed.found?.length === 0;
  const nearest = useLazyPart(nearestPart, isEmpty);
  return (
    <ListFrame list={list} skeleton="grid" isBusy={isLoading} isLoadingMore={isLoading}>
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
              headingLevel={3}
              eager={index === 0 && "preloaded"}
              inCityFilter={inCityFilter}
            />
          ))}
        </CardGrid>
      )}
    </ListFrame>
  );
}
