/**
 * The table of filters, on which address, matching, filter panel, chips, the hero's popover and the reading of
 * sentences are built.
 */
import { areaFilter } from "./definitions/area-filter";
import { bhkFilter } from "./definitions/bhk-filter";
import { cityParameter } from "./definitions/city-parameter";
import { constructionFilter } from "./definitions/construction-filter";
import { featuresFilter } from "./definitions/features-filter";
import { highlightParameter } from "./definitions/highlight-parameter";
import { facingFilter, furnishingFilter, petsFilter } from "./definitions/living-filters";
import { pageParameter } from "./definitions/page-parameter";
import { priceFilter } from "./definitions/price-filter";
import { sizeFilter } from "./definitions/size-filter";
import { sortParameter } from "./definitions/sort-parameter";
import { tabFilter } from "./definitions/tab-filter";
import { typeFilter } from "./definitions/type-filter";
import { viewParameter } from "./definitions/view-parameter";
import { wordsParameter } from "./definitions/words-parameter";

/** Every parameter of a search, in the order of the address. */
export const searchParameters = [
  wordsParameter,
  typeFilter,
  tabFilter,
  constructionFilter,
  bhkFilter,
  priceFilter,
  sizeFilter,
  cityParameter,
  highlightParameter,
  featuresFilter,
  furnishingFilter,
  facingFilter,
  petsFilter,
  areaFilter,
  viewParameter,
  sortParameter,
  pageParameter,
] as const;

/** The criteria with nothing set. */
export const emptyCriteria = {
  ...wordsParameter.empty,
  ...typeFilter.empty,
  ...tabFilter.empty,
  ...constructionFilter.empty,
  ...bhkFilter.empty,
  ...priceFilter.empty,
  ...sizeFilter.empty,
  ...cityParameter.empty,
  ...highlightParameter.empty,
  ...featuresFilter.empty,
  ...furnishingFilter.empty,
  ...facingFilter.empty,
  ...petsFilter.empty,
  ...areaFilter.empty,
  ...viewParameter.empty,
  ...sortParameter.empty,
  ...pageParameter.empty,
};

/** The criteria of a search. */
export type SearchCriteria = Readonly<typeof emptyCriteria>;

/** The parameters that narrow the list by a property of the listings. */
export const filters = searchParameters.filter((parameter) => "choices" in parameter);

export type Filter = (typeof filters)[number];

/** Filters for what the text search cannot find: a sentence that names one is worth reading as filters. */
export const filtersBeyondWords = filters.filter(({ isBeyondWords }) => isBeyondWords);
