/** What category pages and the results can both be asked for; `filter-table.ts` has the rest. */
import { areaFilter } from "./definitions/area-filter";
import { bhkFilter } from "./definitions/bhk-filter";
import { cityParameter, pageParameter, viewParameter, wordsParameter } from "./definitions/common-parameters";
import { facingFilter, furnishingFilter, petsFilter } from "./definitions/livability-filters";
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

export type ListCriteria = Readonly<typeof emptyListCriteria>;
