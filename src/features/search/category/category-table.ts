import type { CategoryPageForm } from "../../../catalogue/taxonomy";
import { capitalise, compareTexts, fold } from "../../../lib/text";
import { cityParameter } from "../filters/definitions/common-parameters";
import {
  choice,
  oneOrNone,
  type CategoryForm,
  type ControlOption,
  type FilterDefinition,
} from "../filters/filter-definition";
import { dealChoices, tabFilter, type TabPart } from "../filters/definitions/tab-filter";
import type { SearchTab } from "../filters/form-options";
import {
  emptyListCriteria,
  listParameters,
  type ListCriteria,
  type ListFilter,
  type ListTable,
} from "../filters/list-table";

export type CategoryCriteria = ListCriteria & {
  /** A value of `tagOptions` or `dubaiTypeOptions`; null for all. */
  readonly type: string | null;
};

export const emptyCategoryCriteria: CategoryCriteria = { ...emptyListCriteria, type: null };

const allTypes: ControlOption = { value: "", label: "All Property Types" };

/** 'All Property Types' plus each tag once, capitalised and in alphabetical order. */
function tagOptions(tags: readonly string[]): readonly ControlOption[] {
  const labels = new Map(tags.map((tag) => [fold(tag.trim()), capitalise(tag)]));
  const choices = [...labels].map(([value, label]) => ({ value, label }));
  return [allTypes, ...choices.sort((a, b) => compareTexts(a.label, b.label))];
}

const dubaiTypeOptions: readonly ControlOption[] = [
  allTypes,
  { value: "apartment", label: "Apartments" },
  { value: "villa", label: "Villas" },
];

/** None on generic pages; others than those of the search. */
export function typeOptionsOf(page: CategoryPageForm, tags: readonly string[]): readonly ControlOption[] {
  if (page === "generic") return [];
  return page === "dubai" ? dubaiTypeOptions : tagOptions(tags);
}

/** Accepts every listing: the engine looks for the type in the texts of a listing. */
const typeFilter = (options: readonly ControlOption[]): FilterDefinition<Pick<CategoryCriteria, "type">> => ({
  empty: { type: null },
  parse: (params) => {
    const typeName = (params.get("type") ?? "").trim().toLowerCase();
    const isOffered = typeName !== "" && options.some(({ value }) => value === typeName);
    return { type: isOffered ? typeName : null };
  },
  serialise: ({ type }) => ({ type: oneOrNone(type) }),
  accepts: () => null,
  choices: ({ type }) => (type === null ? [] : [choice(type, { type: null }, "type")]),
  order: 0,
  category: { shownAs: "bar" },
  panel: { order: 0, control: { kind: "select", key: "type", label: "Property type", options } },
});

/** For a page of homes for sale, which lists those to let only where they are asked for. */
const forSaleTabFilter: FilterDefinition<TabPart> = {
  ...tabFilter,
  empty: { tab: "buy" },
  parse: (params) => ({ tab: params.get("tab") === "rent" ? "rent" : "buy" }),
  serialise: ({ tab }) => ({ tab: tab === "rent" ? [tab] : [] }),
  choices: (criteria, nameOf) => (criteria.tab === "rent" ? tabFilter.choices(criteria, nameOf) : []),
  panel: {
    order: 0,
    control: { kind: "segments", key: "tab", ...dealChoices, options: dealChoices.options.slice(1) },
  },
};

/** What a category page can be asked for: rows of the filter table and own types (docs/requirements.md 2.7). */
export function categoryTable(
  form: CategoryForm,
  types: readonly ControlOption[],
): ListTable<CategoryCriteria> {
  const ofTypes = types.length === 0 ? [] : [typeFilter(types)];
  const isOneCity = form.page === "dubai";
  const offered = listParameters.filter((parameter) =>
    "choices" in parameter
      ? parameter.category?.isOffered?.(form) !== false
      : !(isOneCity && parameter === cityParameter),
  );
  const parameters = offered.map((parameter) =>
    form.isForSale && parameter === tabFilter ? forSaleTabFilter : parameter,
  );
  return {
    empty: form.isForSale ? { ...emptyCategoryCriteria, tab: "buy" } : emptyCategoryCriteria,
    parameters: [...parameters, ...ofTypes],
    filters: [...parameters.filter((parameter) => "choices" in parameter), ...ofTypes],
    top: { page: 1, view: null },
  };
}

/** Those that a page does not offer are not set there. */
export const categoryFilters: readonly ListFilter<CategoryCriteria>[] = listParameters.filter(
  (parameter) => "choices" in parameter,
);

/** Without words and filters (but with `tab` where given), in the same city. */
export function cleared({ city, view }: CategoryCriteria, tab: SearchTab | null = null): CategoryCriteria {
  return { ...emptyCategoryCriteria, city, view, tab };
}
