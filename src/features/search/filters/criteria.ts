/** What a visitor looks for, and its form in the address (specification 2.1 and 5.4). */
import { bhkOptions } from "../../../catalogue/bedrooms";
import type { BhkOption } from "../../../catalogue/bedrooms";
import { fold, slugify } from "../../../lib/text";
import { constructionOptions, parseConstruction, parseTypeOption } from "../../../catalogue/taxonomy";
import type { ConstructionStatus, TypeOptionId } from "../../../catalogue/taxonomy";

export const searchTabs = [
  { id: "buy", label: "Buy" },
  { id: "sale", label: "Sale" },
  { id: "rent", label: "Rent" },
] as const;
export type SearchTab = (typeof searchTabs)[number]["id"];

export const sortOrders = [
  { id: "relevance", label: "Relevance" },
  { id: "newest", label: "Newest" },
  { id: "price-asc", label: "Price: Low to High" },
  { id: "price-desc", label: "Price: High to Low" },
] as const;
export type SortOrder = (typeof sortOrders)[number]["id"];

/** Value of `city` that asks for every city whatever the visitor has chosen in the header. */
export const ALL_CITIES = "all";

export interface SearchCriteria {
  readonly q: string;
  readonly type: TypeOptionId | null;
  readonly tab: SearchTab | null;
  readonly construction: readonly ConstructionStatus[];
  readonly bhk: readonly BhkOption[];
  /** Rupees above 0; null is no bound. */
  readonly priceMin: number | null;
  readonly priceMax: number | null;
  /** Name of a city, `ALL_CITIES`, or null where the address names none. */
  readonly city: string | null;
  /** Id or slug of a listing (decision C2). */
  readonly highlight: string | null;
  /** Slugs of facilities. */
  readonly features: readonly string[];
  readonly sort: SortOrder;
  /** From 1. */
  readonly page: number;
}

export const emptyCriteria: SearchCriteria = {
  q: "",
  type: null,
  tab: null,
  construction: [],
  bhk: [],
  priceMin: null,
  priceMax: null,
  city: null,
  highlight: null,
  features: [],
  sort: "relevance",
  page: 1,
};

/**
 * A price bound in rupees: digits with or without grouping. Null for anything else, which is ignored, and for 0, which
 * bounds nothing (specification 5.4).
 */
export function parsePriceBound(text: string | null): number | null {
  const digits = (text ?? "").replace(/[₹,\s]/g, "");
  if (!/^\d+(\.\d+)?$/.test(digits)) return null;
  const amount = Math.round(Number(digits));
  return Number.isSafeInteger(amount) && amount > 0 ? amount : null;
}

const list = (params: URLSearchParams, key: string) =>
  params
    .getAll(key)
    .flatMap((value) => value.split(","))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

const known = <Id extends string>(options: readonly { readonly id: Id }[], text: string | null): Id | null =>
  options.find((option) => option.id === (text ?? "").trim().toLowerCase())?.id ?? null;

function parseCity(text: string | null, cities: readonly string[]): string | null {
  const wanted = fold((text ?? "").trim());
  return [ALL_CITIES, ...cities].find((city) => fold(city) === wanted) ?? null;
}

function parsePage(text: string | null): number {
  const page = /^\d{1,5}$/.test(text ?? "") ? Number(text) : 1;
  return Math.max(page, 1);
}

/**
 * Reads the criteria of an address. Each value stands alone: one that cannot be read is ignored and the rest kept.
 * `cities` are the names of data/cities.json; others count as unreadable.
 */
export function parseCriteria(params: URLSearchParams, cities: readonly string[]): SearchCriteria {
  const construction = list(params, "construction").map(parseConstruction);
  const bhk = list(params, "bhk").map((entry) => Number(/^\d+(?=\+?$)/.exec(entry)?.[0]));
  return {
    q: (params.get("q") ?? "").trim(),
    type: parseTypeOption(params.get("type")),
    tab: known(searchTabs, params.get("tab")),
    construction: constructionOptions.map((option) => option.id).filter((id) => construction.includes(id)),
    bhk: bhkOptions.map((option) => option.value).filter((value) => bhk.includes(value)),
    priceMin: parsePriceBound(params.get("priceMin")),
    priceMax: parsePriceBound(params.get("priceMax")),
    city: parseCity(params.get("city"), cities),
    highlight: /^[a-z0-9-]+$/i.exec((params.get("highlight") ?? "").trim())?.[0] ?? null,
    features: [...new Set(list(params, "features").map(slugify))].filter((slug) => slug !== "").sort(),
    sort: known(sortOrders, params.get("sort")) ?? emptyCriteria.sort,
    page: parsePage(params.get("page")),
  };
}

/** Criteria as address parameters, in the order of specification 2.1; what is not set or the default is left out. */
export function serialiseCriteria(criteria: SearchCriteria): URLSearchParams {
  const values: readonly (readonly [string, string])[] = [
    ["q", criteria.q.trim()],
    ["type", criteria.type ?? ""],
    ["tab", criteria.tab ?? ""],
    [
      "construction",
      constructionOptions
        .map(({ id }) => id)
        .filter((id) => criteria.construction.includes(id))
        .join(),
    ],
    ["bhk", [...new Set(criteria.bhk)].sort().join()],
    ["priceMin", String(criteria.priceMin ?? "")],
    ["priceMax", String(criteria.priceMax ?? "")],
    ["city", criteria.city ?? ""],
    ["highlight", criteria.highlight ?? ""],
    ["features", [...new Set(criteria.features)].sort().join()],
    ["sort", criteria.sort === emptyCriteria.sort ? "" : criteria.sort],
    ["page", criteria.page > 1 ? String(criteria.page) : ""],
  ];
  return new URLSearchParams(values.filter(([, value]) => value !== "").map(([key, value]) => [key, value]));
}

/** The query part of an address, "?" included and commas left readable; empty where nothing is set. */
export function toQueryString(params: URLSearchParams): string {
  const query = params.toString().replaceAll("%2C", ",");
  return query === "" ? "" : `?${query}`;
}

/** The city whose homes are listed: the address's own before the visitor's choice, null for every city (decision C1). */
export function activeCity(criteria: Pick<SearchCriteria, "city">, chosenCity: string | null): string | null {
  if (criteria.city === ALL_CITIES) return null;
  return criteria.city ?? chosenCity;
}

/**
 * The city to write into the address: where it names none, the visitor's own, or "all" for a visitor without one, so that
 * whoever follows the link sees the same list. `isAlone`: whether nothing else is written; then a visitor without a city
 * needs none.
 */
export function cityToWrite(
  { city }: Pick<SearchCriteria, "city">,
  chosenCity: string | null,
  isAlone: boolean,
): string | null {
  const written = city ?? chosenCity ?? ALL_CITIES;
  return isAlone && chosenCity === null && written === ALL_CITIES ? null : written;
}

/** The parameters of a search that a visitor with this city of their own has changed, whole for whoever gets the link. */
export function serialiseForLink(criteria: SearchCriteria, chosenCity: string | null): URLSearchParams {
  const isAlone = serialiseCriteria({ ...criteria, city: null }).toString() === "";
  return serialiseCriteria({ ...criteria, city: cityToWrite(criteria, chosenCity, isAlone) });
}

/** How many filters of the panel are set, for "Filters (4)"; words, city, sort and page do not count. */
export function countFilters(criteria: SearchCriteria): number {
  const { type, construction, bhk, priceMin, priceMax, features } = criteria;
  const bounds = [type, priceMin, priceMax].filter((value) => value !== null).length;
  return bounds + construction.length + bhk.length + features.length;
}
