import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import { homesFirst } from "../../../catalogue/category-members";
import { comparePrices } from "../../../catalogue/compare-prices";
import { isHighlighted } from "../../../catalogue/homes-in-address";
import { cheapestUnit, type Unit } from "../../../catalogue/offer";
import { compareTexts, words } from "../../../lib/text";
import { listCity } from "../filters/address-query";
import { usualOrder, type SortOrder } from "../filters/definitions/results-filters";
import { filters, type SearchCriteria } from "../filters/filter-table";
import type { Facet, Facets } from "../filters/list-table";
import { createCityTest, createFilterTest, createUnitChoice } from "../filters/unit-match";
import { createTextIndex, rankListings, compareNewest } from "./rank-listings";
import { unitLabels } from "./unit-label";

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
  search: searchListings,
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
  listings: readonly CatalogueListing[],
  criteria: SearchCriteria,
  selectedCity: string | null,
): readonly CatalogueListing[] {
  const accepts = createListingFilter(criteria, listCity(criteria, selectedCity));
  const ranked = rankListings(createTextIndex(listings), criteria.q, accepts);
  const sorted = sortListings(ranked, criteria.sort, createUnitChoice<SearchCriteria>(filters, criteria));
  const isFirst = (listing: CatalogueListing) => isHighlighted(listing, criteria.highlight);
  return [...sorted.filter(isFirst), ...sorted.filter((listing) => !isFirst(listing))];
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
  return [...found, ...absent].sort((a, b) => b.count - a.count || compareTexts(a.label, b.label));
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

type Sortable = Pick<CatalogueListing, "listingId" | "postedAt" | "offer" | "isRental">;

const cheapestMeasured = ({ offer }: Sortable) =>
  cheapestUnit(offer.units.filter(({ priceInr, areaSqft }) => priceInr !== null && areaSqft !== null));

function rateInrOf(unit: Unit | null): number | null {
  const { priceInr = null, areaSqft = null } = unit ?? {};
  return priceInr === null || areaSqft === null ? null : priceInr / areaSqft;
}

/** A sorted copy, newest first at equal prices; prices are those of `unitOf`. "relevance" keeps the order given. */
export function sortListings<Listing extends Sortable>(
  listings: readonly Listing[],
  order: SortOrder,
  unitOf: ((listing: Listing) => Unit | null) | null = null,
): readonly Listing[] {
  if (order === "relevance") return listings;
  if (order === "newest") return [...listings].sort(compareNewest);
  const direction = order === "price-desc" ? -1 : 1;
  const amountOf = (listing: Listing) => {
    if (order === "rate-asc")
      return listing.isRental ? null : rateInrOf((unitOf ?? cheapestMeasured)(listing));
    return unitOf === null ? listing.offer.priceInr : (unitOf(listing)?.priceInr ?? null);
  };
  return listings
    .map((listing) => ({ listing, isRental: listing.isRental, offer: { priceInr: amountOf(listing) } }))
    .sort((a, b) => comparePrices(a, b, direction) || compareNewest(a.listing, b.listing))
    .map(({ listing }) => listing);
}
