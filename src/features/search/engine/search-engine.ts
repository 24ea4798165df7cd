/** Search over a loaded catalogue, in a chunk that is loaded together with it. */
import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import { homesFirst } from "../../../catalogue/category-members";
import { oncePer } from "../../../lib/once-per";
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
import { activeCity } from "../address/address-query";
import { sortListings, withHighlightFirst } from "./sort-listings";
import type { Facet, Facets } from "../filters/list-table";
import { fold } from "../../../lib/text";

const noLabels: ReadonlyMap<number, string> = new Map();

/** The index of all words takes time to make, and only a search with words needs it. */
const textIndexOf = oncePer(createTextIndex);
const wordlessIndexOf = oncePer(createWordlessIndex);

/** The functions of the chunk. */
export const searchEngine = {
  /** Every listing that matches the criteria, in order. The first search with words takes long in a large catalogue. */
  search: (listings: readonly CatalogueListing[], criteria: SearchCriteria, chosenCity: string | null) =>
    searchListings(
      hasWords(criteria.q) ? textIndexOf(listings) : wordlessIndexOf(listings),
      criteria,
      chosenCity,
    ),
  /** What each of these results says of the unit that answers the search, by its id. */
  unitLabels: (listings: readonly CatalogueListing[], criteria: SearchCriteria, rates: ExchangeRates) => {
    const unitOf = createUnitChoice<SearchCriteria>(filters, criteria);
    return unitOf === null ? noLabels : unitLabels(listings, unitOf, rates);
  },
  countFacets,
};

/** The same for a landing page, whose list without words and another order begins with homes. */
export const landingEngine = {
  ...searchEngine,
  search: (listings: readonly CatalogueListing[], criteria: SearchCriteria, chosenCity: string | null) => {
    const found = searchEngine.search(listings, criteria, chosenCity);
    return criteria.sort === usualOrder && !hasWords(criteria.q) ? homesFirst(found) : found;
  },
};

/**
 * Every listing that matches the criteria, in order, the highlighted one on top (docs/requirements.md 2.6 and 5.4). A
 * city in the criteria takes precedence over `chosenCity` (docs/decisions/lists.md).
 */
export function searchListings(
  index: TextIndex,
  criteria: SearchCriteria,
  chosenCity: string | null,
): readonly CatalogueListing[] {
  const accepts = createListingFilter(criteria, activeCity(criteria, chosenCity));
  const ranked = rankListings(index, criteria.q, accepts);
  return withHighlightFirst(
    sortListings(ranked, criteria.sort, createUnitChoice<SearchCriteria>(filters, criteria)),
    criteria.highlight,
  );
}

type EntriesOf = (listing: CatalogueListing) => readonly Facility[];

interface Counted extends Facet {
  count: number;
  /** The listing that was counted last, which may have the option in two spellings. */
  last: CatalogueListing | null;
}

function countEntries(
  entriesOf: EntriesOf,
  results: readonly CatalogueListing[],
  chosen: readonly string[],
  catalogue: readonly CatalogueListing[],
): readonly Facet[] {
  const bySlug = new Map<string, Counted>();
  // Listings share their entries, which are found sooner than texts.
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

/**
 * The options that the results have, most frequent first, then by name. A chosen one is always among them, with 0 where
 * no result has it, so that it can be unticked; its label then comes from `catalogue`.
 */
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

/**
 * Test for listings that all filters of the criteria and the city must pass; the words are matched by `rankListings`.
 * `city` is the active city (`activeCity`), null for all.
 */
export function createListingFilter(
  criteria: SearchCriteria,
  city: string | null,
): (listing: CatalogueListing) => boolean {
  const wantedCity = city === null ? null : fold(city.trim());
  const accepts = createFilterTest<SearchCriteria>(filters, criteria);
  return (listing) => (wantedCity === null || fold(listing.city) === wantedCity) && accepts(listing);
}
