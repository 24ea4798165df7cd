/** The rows of the filter table that category pages have as well as the results; `filter-table.ts` has the others. */
import { areaFilter } from "./definitions/area-filter";
import { bhkFilter } from "./definitions/bhk-filter";
import { cityParameter, pageParameter, viewParameter, wordsParameter } from "./definitions/common-parameters";
import { facingFilter, furnishingFilter, petsFilter } from "./definitions/living-filters";
import { tabFilter } from "./definitions/tab-filter";

export const listParameters = [
  wordsParameter,
  tabFilter,
  bhkFilter,
  cityParameter,
  pageParameter,
  furnishingFilter,
  facingFilter,
  petsFilter,
  areaFilter,
  viewParameter,
] as const;

/** Their part of the criteria with nothing set. */
export const emptyListCriteria = {
  ...wordsParameter.empty,
  ...tabFilter.empty,
  ...bhkFilter.empty,
  ...cityParameter.empty,
  ...pageParameter.empty,
  ...furnishingFilter.empty,
  ...facingFilter.empty,
  ...petsFilter.empty,
  ...areaFilter.empty,
  ...viewParameter.empty,
};
