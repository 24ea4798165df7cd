import { orderNote } from "../../../../catalogue/compare-prices";
import type { SearchParameter } from "../filter-definition";
import { monthlyNote, type TabPart } from "./tab-filter";
import { oneOrNone, optionOf } from "./parameter-texts";

/** Id or slug of a listing. */
export const highlightParameter: SearchParameter<{ readonly highlight: string | null }> = {
  empty: { highlight: null },
  parse: (params) => ({
    highlight: /^[a-z0-9-]+$/i.exec((params.get("highlight") ?? "").trim())?.[0] ?? null,
  }),
  serialise: ({ highlight }) => ({ highlight: oneOrNone(highlight) }),
};

export const sortOrders = [
  { id: "relevance", label: "Relevance" },
  { id: "newest", label: "Newest" },
  { id: "price-asc", label: "Price: Low to High" },
  { id: "price-desc", label: "Price: High to Low" },
  { id: "rate-asc", label: "Price per sq ft" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["id"];

export const usualOrder: SortOrder = "relevance";

interface SortPart {
  readonly sort: SortOrder;
}

/** By price, homes for sale and homes to let are listed apart. */
export const sortParameter: SearchParameter<SortPart, SortPart & TabPart> = {
  empty: { sort: usualOrder },
  parse: (params) => ({ sort: optionOf(sortOrders, params.get("sort")) ?? usualOrder }),
  serialise: ({ sort }) => ({ sort: sort === usualOrder ? [] : [sort] }),
  note: ({ sort, tab }, results) => {
    if (sort !== "price-asc" && sort !== "price-desc") return null;
    if (tab === "rent") return monthlyNote;
    return tab !== null || results === null ? null : orderNote(results);
  },
};
