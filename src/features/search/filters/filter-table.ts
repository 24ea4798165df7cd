/** Address, matching, filter panel, chips, the hero's popover and the reading of sentences are built on this table. */
import { priceFilter } from "./definitions/price-filter";
import {
  constructionFilter,
  featuresFilter,
  typeFilter,
  highlightParameter,
  sortParameter,
} from "./definitions/results-filters";
import { sizeFilter } from "./definitions/size-filter";
import { tabFilter } from "./definitions/tab-filter";
import type { SearchTab } from "./form-options";
import {
  emptyListCriteria,
  listParameters,
  countChoices,
  parseAddress,
  serialiseAddress,
  type ListTable,
} from "./list-table";

/** First key of each parameter; those not named follow. */
const addressOrder =
  "q type tab construction bhk priceMin sizeMin city highlight features furnishing facing pets area view sort page".split(
    " ",
  );

function orderInAddress({ empty }: { readonly empty: object }): number {
  const at = addressOrder.indexOf(Object.keys(empty)[0] ?? "");
  return at < 0 ? addressOrder.length : at;
}

export const searchParameters = [
  ...listParameters,
  typeFilter,
  constructionFilter,
  priceFilter,
  sizeFilter,
  highlightParameter,
  featuresFilter,
  sortParameter,
].sort((a, b) => orderInAddress(a) - orderInAddress(b));

export const emptyCriteria = {
  ...emptyListCriteria,
  ...typeFilter.empty,
  ...constructionFilter.empty,
  ...priceFilter.empty,
  ...sizeFilter.empty,
  ...highlightParameter.empty,
  ...featuresFilter.empty,
  ...sortParameter.empty,
};

export type SearchCriteria = Readonly<typeof emptyCriteria>;

export const filters = searchParameters.filter((parameter) => "choices" in parameter);

export const searchTable: ListTable<SearchCriteria> = {
  empty: emptyCriteria,
  parameters: searchParameters,
  filters,
  top: { page: 1, view: null, ...highlightParameter.empty },
};

/** For a list whose homes are all for sale, or all to let, the table leaves the tab out. */
export function searchTableOf(deal: SearchTab | null): ListTable<SearchCriteria> {
  if (deal === null) return searchTable;
  return {
    ...searchTable,
    empty: { ...emptyCriteria, tab: deal },
    parameters: searchParameters.filter((parameter) => parameter !== tabFilter),
    filters: filters.filter((filter) => filter !== tabFilter),
  };
}

export type Filter = (typeof filters)[number];

/** What the text search cannot find: a sentence that names one is worth reading as filters. */
export const filtersBeyondWords = filters.filter(
  ({ sentence, isFoundByWords }) => sentence !== undefined && isFoundByWords !== true,
);

export function parseCriteria(params: URLSearchParams, cities: readonly string[]): SearchCriteria {
  return parseAddress(searchTable, params, cities);
}

export function serialiseCriteria(criteria: SearchCriteria): URLSearchParams {
  return serialiseAddress(searchTable, criteria);
}

/** For "Filters (4)"; words, city, sort and page do not count. */
export function countFilters(criteria: SearchCriteria, { filters } = searchTable): number {
  const inPanel = filters.filter(({ panel }) => panel !== undefined);
  return countChoices(inPanel, criteria);
}
