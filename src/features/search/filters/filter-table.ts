/**
 * The table of what a search can ask for. The address, the matching, the filter panel, the chips, the hero's popover and
 * the reading of sentences all follow it.
 */
import { bhkFilter } from "./definitions/bhk-filter";
import { cityParameter } from "./definitions/city-parameter";
import { constructionFilter } from "./definitions/construction-filter";
import { featuresFilter } from "./definitions/features-filter";
import { highlightParameter } from "./definitions/highlight-parameter";
import { pageParameter } from "./definitions/page-parameter";
import { priceFilter } from "./definitions/price-filter";
import { sortParameter } from "./definitions/sort-parameter";
import { tabFilter } from "./definitions/tab-filter";
import { typeFilter } from "./definitions/type-filter";
import { wordsParameter } from "./definitions/words-parameter";

/** Every parameter of a search, in the order of the address. */
export const searchParameters = [
  wordsParameter,
  typeFilter,
  tabFilter,
  constructionFilter,
  bhkFilter,
  priceFilter,
  cityParameter,
  highlightParameter,
  featuresFilter,
  sortParameter,
  pageParameter,
] as const;

/** A search that asks for nothing. */
export const emptyCriteria = {
  ...wordsParameter.empty,
  ...typeFilter.empty,
  ...tabFilter.empty,
  ...constructionFilter.empty,
  ...bhkFilter.empty,
  ...priceFilter.empty,
  ...cityParameter.empty,
  ...highlightParameter.empty,
  ...featuresFilter.empty,
  ...sortParameter.empty,
  ...pageParameter.empty,
};

/** What a visitor looks for. */
export type SearchCriteria = Readonly<typeof emptyCriteria>;

/** The parameters that narrow the list by what a listing is. */
export const filters = searchParameters.filter((parameter) => "accepts" in parameter);

export type Filter = (typeof filters)[number];

/** Filters that say what the text search cannot find: a sentence that names one is worth reading as filters. */
export const filtersBeyondWords = filters.filter(({ isBeyondWords }) => isBeyondWords);
