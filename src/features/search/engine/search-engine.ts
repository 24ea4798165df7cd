import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import { homesFirst } from "../../../catalogue/category-members";
import { memoize } from "../../../lib/memoize";
import { filters, type SearchCriteria } from "../filters/filter-table";
import { usualOrder } from "../filters/definitions/results-parameters";
import { createFilterTest, createUnitChoice } from "../filters/unit-match";
import type { ExchangeRates } from "../../../catalogue/money";
import {
  createWordlessIndex,
  hasWords,
  rankListings,
  type TextIndex,
  createTextIndex,
} from "./rank-listings";
import { unitLabels } from "./unit-label";
import { activeCity } from "../filters/address-query";
import { sortListings, withHighlightFirst } from "./sort-listings";
import type { Facet, Facets } from "../filters/list-table";
import { fold } from "../../../lib/text";

const noLabels: ReadonlyMap<number, string> = new Map();

/** Takes time to make, and only a search with words needs it. */
const textIndexOf = memoize(createTextIndex);
const wordlessIndexOf = memoize(createWordlessIndex);

export const searchEngine = {
  search: (listings: readonly CatalogueListing[], criteria: SearchCriteria, selectedCity: string | null) =>
    searchListings(
      hasWords(criteria.q) ? textIndexOf(listings) : wordlessIndexOf(listings),
      criteria,
      selectedCity,
    ),
  unitLabels: (listings: readonly CatalogueListing[], criteria: SearchCriteria, rates: ExchangeRates) => {
    const unitOf = createUnitChoice<SearchCriteria>(filters, criteria);
    return unitOf === null ? noLabels : unitLabels(listings, unitOf, rates);
  },
  countFacets,
};

/** As `searchEngine`; in the usual order a list without words begins with homes. */
export const landingEngine = {
  ...searchEngine,
  search: (listings: readonly CatalogueListing[], criteria: SearchCriteria, selectedCity: string | null) => {
    const found = searchEngine.search(listings, criteria, selectedCity);
    return criteria.sort === usualOrder && !hasWords(criteria.q) ? homesFirst(found) : found;
  },
};

/** In order, highlighted first (docs/requirements.md 2.6, 5.4); a city of `criteria` wins (docs/decisions/lists.md). */
export function searchListings(
  index: TextIndex,
  criteria: SearchCriteria,
  selectedCity: string | null,
): readonly CatalogueListing[] {
  const accepts = createListingFilter(criteria, activeCity(criteria, selectedCity));
  const ranked = rankListings(index, criteria.q, accepts);
  return withHighlightFirst(
    sortListings(ranked, criteria.sort, createUnitChoice<SearchCriteria>(filters, criteria)),
    criteria.highlight,
  );
}

type EntriesOf = (listing: CatalogueListing) => readonly Facility[];

interface Counted extends Facet {
  count: number;
  /** A listing may have the option in two spellings. */
  last: CatalogueListing | null;
}

function countEntries(
  entriesOf: EntriesOf,
  results: readonly CatalogueListing[],
  chosen: readonly string[],
  catalogue: readonly CatalogueListing[],
): readonly Facet[] {
  const bySlug = new Map<string, Counted>();
  // Listings share their entries: comparing objects is quicker than comparing texts.
  const byEntry = new Map<Facility, Counted>();
  const countedOf = (entry: Facility) => {
    const { slug, label } = entry;
    const counted = bySlug.get(slug) ?? { slug, label, count: 0, last: null };
    bySlug.set(slug, counted);
    byEntry.set(entry, counted);
    return counted;
  };
  for (const listing of results) {
    for (const entry of entriesOf(listing)) {
      const counted = byEntry.get(entry) ?? countedOf(entry);
      if (counted.last !== listing) counted.count += 1;
      counted.last = listing;
    }
  }
  for (const slug of chosen) {
    if (bySlug.has(slug)) continue;
    const label = catalogue.flatMap(entriesOf).find((entry) => entry.slug === slug)?.label;
    if (label !== undefined) bySlug.set(slug, { slug, label, count: 0, last: null });
  }
  return [...bySlug.values()]
    .map(({ slug, label, count }) => ({ slug, label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
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
export function createListingFilter(
  criteria: SearchCriteria,
  city: string | null,
): (listing: CatalogueListing) => boolean {
  const queryCity = city === null ? null : fold(city.trim());
  const accepts = createFilterTest<SearchCriteria>(filters, criteria);
  return (listing) => (queryCity === null || fold(listing.city) === queryCity) && accepts(listing);
}
