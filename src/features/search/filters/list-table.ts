import type { Facility } from "../../../catalogue/catalogue-index";
import { capitalise } from "../../../lib/text";
import { paramsOf } from "./address-query";
import { areaFilter } from "./definitions/area-filter";
import { bhkFilter } from "./definitions/bhk-filter";
import {
  cityParameter,
  pageParameter,
  viewParameter,
  wordsParameter,
  ALL_CITIES,
} from "./definitions/common-parameters";
import { facingFilter, furnishingFilter, petsFilter } from "./definitions/livability-filters";
import { tabFilter } from "./definitions/tab-filter";
import type { Acceptance, Choice, Places, FilterWords, NameOf, ParameterValues } from "./filter-definition";

/** What category pages and the results can both be asked for; `filter-table.ts` has the rest. */
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

interface ListParameter<Criteria> {
  readonly parse: (params: URLSearchParams, cities: readonly string[]) => Partial<Criteria>;
  readonly serialise: (criteria: Criteria) => ParameterValues;
}

/** A filter by what it reads of all criteria of a list, not of its own part alone. */
export type ListFilter<Criteria> = ListParameter<Criteria> &
  Acceptance<Criteria> &
  Places<Criteria> &
  Pick<FilterWords<Criteria, Criteria>, "choices" | "order" | "nearest">;

export interface ListTable<Criteria> {
  readonly empty: Criteria;
  readonly parameters: readonly ListParameter<Criteria>[];
  readonly filters: readonly ListFilter<Criteria>[];
  /** Values of the position in the list alone, as they are at its top. */
  readonly top: Partial<Criteria>;
}

/** Ignores values that cannot be read, and cities not among `cities`. */
export function parseAddress<Criteria>(
  { empty, parameters }: ListTable<Criteria>,
  params: URLSearchParams,
  cities: readonly string[],
): Criteria {
  return parameters.reduce<Criteria>(
    (criteria, parameter) => ({ ...criteria, ...parameter.parse(params, cities) }),
    empty,
  );
}

/** In the order of the table; leaves out defaults and what is not set. */
export function serialiseAddress<Criteria>(
  { parameters }: Pick<ListTable<Criteria>, "parameters">,
  criteria: Criteria,
): URLSearchParams {
  const values = parameters.map((parameter) => Object.entries(parameter.serialise(criteria)));
  return paramsOf(Object.fromEntries(values.flat()));
}

/** Parameters of a changed list for a link: they name the selected city, or "all" unless it would stand alone. */
export function paramsForLink<Criteria extends Pick<ListCriteria, "city">>(
  table: ListTable<Criteria>,
  criteria: Criteria,
  selectedCity: string | null,
): URLSearchParams {
  const city = criteria.city ?? selectedCity ?? ALL_CITIES;
  const isAlone = String(serialiseAddress(table, { ...criteria, city: null })) === "";
  const isNeedless = isAlone && selectedCity === null && city === ALL_CITIES;
  return serialiseAddress(table, { ...criteria, city: isNeedless ? null : city });
}

/** Whether words or filters narrow a list; city, sort and page do not count. */
export function isNarrowedBy<Criteria extends { readonly q: string }>(
  { filters }: ListTable<Criteria>,
  criteria: Criteria,
): boolean {
  return criteria.q !== "" || countChoices(filters, criteria) > 0;
}

/** Each bound of a price counts one. */
export function countChoices<Criteria>(
  among: readonly ListParameter<Criteria>[],
  criteria: Criteria,
): number {
  return among.flatMap((filter) => Object.values(filter.serialise(criteria)).flat()).length;
}

/** The filter's part with other values for one of its keys, as in the address. */
export function withValues<Criteria>(
  filter: ListParameter<Criteria>,
  criteria: Criteria,
  key: string,
  values: readonly string[],
): Partial<Criteria> {
  return filter.parse(paramsOf({ ...filter.serialise(criteria), [key]: values }), []);
}

/** Null where minimum and maximum agree, or the filter has none. */
export function boundsIssue<Criteria>({ panel }: ListFilter<Criteria>, criteria: Criteria): string | null {
  return panel?.control.kind === "range" ? panel.control.issue(criteria, false) : null;
}

/** The change that swaps each minimum with the maximum below it; empty where none is contrary. */
export function boundsInOrder<Criteria>(
  filters: readonly ListFilter<Criteria>[],
  criteria: Criteria,
): Partial<Criteria> {
  return filters.reduce<Partial<Criteria>>((change, filter) => {
    const control = filter.panel?.control;
    if (control?.kind !== "range" || boundsIssue(filter, criteria) === null) return change;
    const values = filter.serialise(criteria);
    const keys = control.bounds.map(({ key }) => key);
    const swapped = keys.map((key, at) => [key, values[keys.at(-1 - at) ?? key] ?? []] as const);
    return { ...change, ...filter.parse(paramsOf(Object.fromEntries(swapped)), []) };
  }, {});
}

/** In the order in which people say them; without those that `nameOf` leaves empty. */
export function choicesOf<Criteria>(
  { filters }: Pick<ListTable<Criteria>, "filters">,
  criteria: Criteria,
  nameOf: NameOf,
): readonly Choice<Criteria>[] {
  return [...filters]
    .sort((a, b) => a.order - b.order)
    .flatMap((filter): readonly Choice<Criteria>[] => filter.choices(criteria, nameOf))
    .filter(({ value }) => value !== "");
}

/** "3 BHK, up to ₹1.50 Cr, “Whitefield”, in Goa". */
export function searchInWords<Criteria extends { readonly q: string }>(
  table: Pick<ListTable<Criteria>, "filters">,
  criteria: Criteria,
  nameOf: NameOf,
  city: string | null,
): string {
  const q = criteria.q.trim();
  return [
    ...choicesOf(table, criteria, nameOf).map(({ value }) => value),
    ...(q === "" ? [] : [`“${q}”`]),
    ...(city === null ? [] : [`in ${city}`]),
  ].join(", ");
}

export interface Facet extends Facility {
  readonly count: number;
}

/** Names options as the catalogue does, and those that it lacks by their slugs: "made-up" is "Made Up". */
export function namesIn(facilities: readonly Facility[]): NameOf {
  return (slug) =>
    facilities.find((facility) => facility.slug === slug)?.label ?? capitalise(slug.replaceAll("-", " "));
}
