import { useCallback, useMemo } from "react";
import { isInCategory } from "../../../catalogue/category-members";
import { loadCatalogue } from "../../../catalogue/load-catalogue";
import type { PageContexts } from "../../../catalogue/page-contexts";
import type { CategoryPageForm } from "../../../catalogue/taxonomy";
import { lazyPart } from "../../../ui/hooks";
import { preloadList } from "../list/list-preload";
import { useList, type List } from "../list/use-list";
import { categoryTable, typeOptionsOf, type CategoryCriteria } from "./category-table";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";

export interface CategoryListInput {
  readonly category: NonNullable<Queries.CategoryTemplateQuery["category"]>;
  readonly paging: Omit<PageContexts["category"], "ids" | "slug" | "metadataKey">;
  readonly cards: readonly Queries.ListingCardFragment[];
}

const searchPart = lazyPart(() => import("./category-search"));
const enginePart = (page: CategoryPageForm) =>
  lazyPart(async () => (await searchPart.load()).categoryEngine(page));
/** Kept for the visit like the index, so that Back finds a list as long as it was. */
const engines = {
  generic: enginePart("generic"),
  stage: enginePart("stage"),
  deal: enginePart("deal"),
  dubai: enginePart("dubai"),
} as const;

preloadList(loadCatalogue);
preloadList(searchPart.load);

export type CategoryList = List<CategoryCriteria> & Pick<CategoryListInput, "category" | "paging">;

export function useCategoryList({ category, paging, cards }: CategoryListInput): CategoryList {
  const { page, slug } = category;
  const isForSale = category.forSale === true;
  const { isMixed, tags } = paging;
  const table = useMemo(
    () => categoryTable({ page, isMixed, isForSale }, typeOptionsOf(page, tags)),
    [page, isMixed, isForSale, tags],
  );
  const membersOf = useCallback(
    (listings: readonly CatalogueListing[]) =>
      listings.filter((listing) => isInCategory(listing, { page, slug })),
    [page, slug],
  );
  const isOfOneCity = page === "dubai";
  const list = useList({ table, engine: engines[page], membersOf, isOfOneCity, paging, cards });
  return { ...list, category, paging };
}
