/** Filters, order and highlight of the results alone; category pages have their type and offer no construction or features. */
import { orderNote } from "../../../../catalogue/compare-prices";
import { parseConstruction, parseTypeOption } from "../../../../catalogue/parse-taxonomy";
import {
  constructionOptions,
  kindOfTypeOption,
  typeOptions,
  type ConstructionStatus,
  type TypeOptionId,
} from "../../../../catalogue/taxonomy";
import { slugify } from "../../../../lib/text";
import {
  choice,
  joined,
  listOf,
  oneOrNone,
  without,
  optionOf,
  type FilterDefinition,
  type SearchParameter,
} from "../filter-definition";
import { constructionControl, typeChoices } from "../form-options";
import { monthlyNote, type TabPart } from "./tab-filter";

export const typeFilter: FilterDefinition<{ readonly type: TypeOptionId | null }> = {
  empty: { type: null },
  parse: (params) => ({ type: parseTypeOption(params.get("type")) }),
  serialise: ({ type }) => ({ type: oneOrNone(type) }),
  accepts: ({ type }) => {
    const kind = type === null ? null : kindOfTypeOption(type);
    return kind === null ? null : ({ kinds }) => kinds.includes(kind);
  },
  choices: ({ type }) =>
    typeOptions.filter(({ id }) => id === type).map(({ label }) => choice(label, { type: null }, "type")),
  order: 1,
  sentence: ({ takeType }) => ({ type: takeType() }),
  isFoundByWords: true,
  panel: { order: 1, control: { kind: "select", key: "type", label: "Property type", options: typeChoices } },
};

interface ConstructionPart {
  readonly construction: readonly ConstructionStatus[];
}

const statedPattern =
  /\b(?:under[\s-]construction|off[\s-]plan|ready[\s-](?:to[\s-](?:move(?:[\s-]in)?|occupy)|for[\s-]possession)|(?:new|pre|newly)[\s-]launch(?:ed)?|launched|new[\s-]projects?|upcoming|ongoing)\b/gi;

const selectedOf = ({ construction }: ConstructionPart) =>
  constructionOptions.filter(({ id }) => construction.includes(id));

export const constructionFilter: FilterDefinition<ConstructionPart> = {
  empty: { construction: [] },
  parse: (params) => {
    const named = listOf(params, "construction").map(parseConstruction);
    return { construction: constructionOptions.map(({ id }) => id).filter((id) => named.includes(id)) };
  },
  serialise: (criteria) => ({ construction: selectedOf(criteria).map(({ slug }) => slug) }),
  accepts: ({ construction }) =>
    construction.length === 0
      ? null
      : (listing) => construction.some((status) => listing.construction.includes(status)),
  choices: (criteria) =>
    selectedOf(criteria).map(({ id, label }) =>
      choice(label, { construction: without(criteria.construction, id) }),
    ),
  order: 5,
  sentence: ({ take }) => ({ construction: take(statedPattern, ([words]) => parseConstruction(words)) }),
  panel: { order: 6, control: constructionControl },
  heroSummary: (criteria) => joined(selectedOf(criteria), "or"),
};

const inOrder = (slugs: readonly string[]) => [...new Set(slugs)].filter((slug) => slug !== "").sort();

/** A home must have all that are chosen. */
export const featuresFilter: FilterDefinition<{ readonly features: readonly string[] }> = {
  empty: { features: [] },
  parse: (params) => ({ features: inOrder(listOf(params, "features").map(slugify)) }),
  serialise: ({ features }) => ({ features: inOrder(features) }),
  accepts: ({ features }) =>
    features.length === 0
      ? null
      : ({ facilities }) => features.every((slug) => facilities.some((facility) => facility.slug === slug)),
  choices: ({ features }, nameOf) =>
    features.map((slug) => choice(nameOf(slug), { features: without(features, slug) })),
  order: 6,
  sentence: ({ takeFacilities }) => ({ features: inOrder(takeFacilities()) }),
  panel: { order: 7, control: { kind: "counted", key: "features", label: "Features" } },
};

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
