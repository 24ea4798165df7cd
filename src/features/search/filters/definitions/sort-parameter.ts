import type { SearchParameter } from "../filter-definition";
import { optionOf } from "./parameter-texts";

export const sortOrders = [
  { id: "relevance", label: "Relevance" },
  { id: "newest", label: "Newest" },
  { id: "price-asc", label: "Price: Low to High" },
  { id: "price-desc", label: "Price: High to Low" },
  { id: "rate-asc", label: "Price per sq ft" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["id"];

const usualOrder: SortOrder = "relevance";

/** The order of the list. */
export const sortParameter: SearchParameter<{ readonly sort: SortOrder }> = {
  empty: { sort: usualOrder },
  parse: (params) => ({ sort: optionOf(sortOrders, params.get("sort")) ?? usualOrder }),
  serialise: ({ sort }) => ({ sort: sort === usualOrder ? [] : [sort] }),
};
