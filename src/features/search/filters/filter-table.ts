/**
 * The table of filters, on which address, matching, filter panel, chips, the hero's popover and the reading of
 * sentences are built.
 */
import { constructionFilter } from "./definitions/construction-filter";
import { featuresFilter } from "./definitions/features-filter";
import { highlightParameter, sortParameter } from "./definitions/results-parameters";
import { priceFilter } from "./definitions/price-filter";
import { sizeFilter } from "./definitions/size-filter";
import { tabFilter, type SearchTab } from "./definitions/tab-filter";
import { typeFilter } from "./definitions/type-filter";
import { emptyListCriteria, listParameters } from "./list-parameters";
import type { ListTable } from "./list-table";

/** The first key of each parameter in the order of the address; those that are not named follow. */
const addressOrder =
  "q type tab construction bhk priceMin sizeMin city highlight features furnishing facing pets area view sort page".split(
    " ",
  );

function placeInAddress({ empty }: { readonly empty: object }): number {
  const at = addressOrder.indexOf(Object.keys(empty)[0] ?? "");
  return at < 0 ? addressOrder.length : at;
}

/** Every parameter of a search, in the order of the address: those of every list, and those of the results alone. */
export const searchParameters = [
  ...listParameters,
  typeFilter,
  constructionFilter,
  priceFilter,
  sizeFilter,
  highlightParameter,
  featuresFilter,
  sortParameter,
].sort((a, b) => placeInAddress(a) - placeInAddress(b));

/** The criteria with nothing set. */
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

/** The criteria of a search. */
export type SearchCriteria = Readonly<typeof emptyCriteria>;

/** The parameters that narrow the list by a property of the listings. */
export const filters = searchParameters.filter((parameter) => "choices" in parameter);

/** What a search of the results page can be asked for. */
export const searchTable: ListTable<SearchCriteria> = {
  empty: emptyCriteria,
  parameters: searchParameters,
  filters,
  top: { page: 1, view: null, ...highlightParameter.empty },
};

/** The table of a list whose homes are all for sale, or all to let, so that it is not asked which. */
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

/** Filters for what the text search cannot find: a sentence that names one is worth reading as filters. */
export const filtersBeyondWords = filters.filter(
  ({ sentence, isFoundByWords }) => sentence !== undefined && isFoundByWords !== true,
);
