import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import { homesFirst } from "../../../catalogue/category-members";
import { memoize } from "../../../lib/memoize";
import { words } from "../../../lib/text";
import { filters, type SearchCriteria } from "../filters/filter-table";
import { usualOrder } from "../filters/definitions/results-filters";
import { createCityTest, createFilterTest, createUnitChoice } from "../filters/unit-match";
import { createTextIndex, rankListings, type TextIndex } from "./rank-listings";
import { unitLabels } from "./unit-label";
import { listCity } from "../filters/address-query";
import { sortListings, withHighlightFirst } from "./sort-listings";
import type { Facet, Facets } from "../filters/list-table";

const textIndexOf = memoize(createTextIndex);

/** What a list needs of the code that is loaded with its index. */
export interface ListEngine<Criteria> {
  readonly search: (
    listings: readonly CatalogueListing[],
    criteria: Criteria,
    selectedCity: string | null,
  ) => readonly CatalogueListing[];
  readonly unitLabels: typeof unitLabels<Criteria>;
  readonly countFacets?: (
    results: readonly CatalogueListing[],
    criteria: Criteria,
    listings: readonly CatalogueListing[],
  ) => Facets;
}

export const searchEngine: ListEngine<SearchCriteria> = {
  search: (listings, criteria, selectedCity) => searchListings(textIndexOf(listings), criteria, selectedCity),
  unitLabels,
  countFacets,
};

/** As `searchEngine`; in the usual order a list without words begins with homes. */
export const landingEngine: ListEngine<SearchCriteria> = {
  ...searchEngine,
  search: (listings, criteria, selectedCity) => {
    const found = searchEngine.search(listings, criteria, selectedCity);
    return criteria.sort === usualOrder && words(criteria.q).length === 0 ? homesFirst(found) : found;
  },
};

/** In order, highlighted first (docs/requirements.md 2.6, 5.4); a city of `criteria` wins (docs/decisions/lists.md). */
export function searchListings(
  index: TextIndex,
  criteria: SearchCriteria,
  selectedCity: string | null,
): readonly CatalogueListing[] {
  const accepts = createListingFilter(criteria, listCity(criteria, selectedCity));
  const ranked = rankListings(index, criteria.q, accepts);
  return withHighlightFirst(
    sortListings(ranked, criteria.sort, createUnitChoice<SearchCriteria>(filters, criteria)),
    criteria.highlight,
  );
}

function countEntries(
  entriesOf: (listing: CatalogueListing) => readonly Facility[],
  results: readonly CatalogueListing[],
  chosen: readonly string[],
  catalogue: readonly CatalogueListing[],
): readonly Facet[] {
  /** `last` since a listing may have the option in two spellings. */
  const bySlug = new Map<string, { readonly label: string; count: number; last: CatalogueListing | null }>();
  for (const listing of results) {
    for (const { slug, label } of entriesOf(listing)) {
      const counted = bySlug.get(slug) ?? { label, count: 0, last: null };
      if (counted.last !== listing) counted.count += 1;
      counted.last = listing;
      bySlug.set(slug, counted);
    }
  }
  const found = [...bySlug].map(([slug, { label, count }]) => ({ slug, label, count }));
  const absent = chosen.flatMap((slug): readonly Facet[] => {
    if (bySlug.has(slug)) return [];
    const entry = catalogue.flatMap(entriesOf).find((option) => option.slug === slug);
    return entry === undefined ? [] : [{ slug, label: entry.label, count: 0 }];
  });
  return [...found, ...absent].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
}

/** Options of the results, most frequent first; a chosen one stays with 0, so that it can be unticked. */
export function countFacets(
  results: readonly CatalogueListing[],
  criteria: SearchCriteria,
  catalogue: readonly CatalogueListing[] = results,
): Facets {
  return Object.fromEntries(
    filters.flatMap((filter) => {
      const control = filter.panel?.control;
      if (control?.kind !== "counted") return [];
      const chosen = filter.serialise(criteria)[control.key] ?? [];
      return [[control.key, countEntries(control.entriesOf, results, chosen, catalogue)]];
    }),
  );
}

/** Tests filters and `city` (null for all); the words are matched by `rankListings`. */
export function createListingFilter(criteria: SearchCriteria, city: string | null) {
  const isInCity = createCityTest(city);
  const accepts = createFilterTest<SearchCriteria>(filters, criteria);
  return (listing: CatalogueListing) => isInCity(listing) && accepts(listing);
}
