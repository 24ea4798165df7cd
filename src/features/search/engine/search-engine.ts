import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { homesFirst } from "../../../catalogue/category-members";
import { comparePrices } from "../../../catalogue/compare-prices";
import { isHighlighted } from "../../../catalogue/homes-in-address";
import { cheapestUnit, type Unit } from "../../../catalogue/offer";
import { compareTexts, words } from "../../../lib/text";
import { listCity } from "../filters/address-query";
import { usualOrder, type SortOrder } from "../filters/definitions/results-filters";
import { filters, type SearchCriteria } from "../filters/filter-table";
import type { Facet } from "../filters/list-table";
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
  ) => readonly Facet[];
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
  const isInCity = createCityTest(listCity(criteria, selectedCity));
  const accepts = createFilterTest<SearchCriteria>(filters, criteria);
  const passes = (listing: CatalogueListing) => isInCity(listing) && accepts(listing);
  const ranked = rankListings(createTextIndex(listings), criteria.q, passes);
  const sorted = sortListings(ranked, criteria.sort, createUnitChoice<SearchCriteria>(filters, criteria));
  const isFirst = (listing: CatalogueListing) => isHighlighted(listing, criteria.highlight);
  return [...sorted.filter(isFirst), ...sorted.filter((listing) => !isFirst(listing))];
}

/** Features of the results, most frequent first; a chosen one stays with 0, so that it can be unticked. */
export function countFacets(
  results: readonly CatalogueListing[],
  { features }: Pick<SearchCriteria, "features">,
  catalogue: readonly CatalogueListing[] = results,
): readonly Facet[] {
  /** `last` since a listing may have the option in two spellings. */
  const bySlug = new Map<string, { readonly label: string; count: number; last: CatalogueListing | null }>();
  for (const listing of results) {
    for (const { slug, label } of listing.facilities) {
      const counted = bySlug.get(slug) ?? { label, count: 0, last: null };
      if (counted.last !== listing) counted.count += 1;
      counted.last = listing;
      bySlug.set(slug, counted);
    }
  }
  const found = [...bySlug].map(([slug, { label, count }]) => ({ slug, label, count }));
  const absent = features.flatMap((slug): readonly Facet[] => {
    if (bySlug.has(slug)) return [];
    const entry = catalogue.flatMap(({ facilities }) => facilities).find((option) => option.slug === slug);
    return entry === undefined ? [] : [{ slug, label: entry.label, count: 0 }];
  });
  return [...found, ...absent].sort((a, b) => b.count - a.count || compareTexts(a.label, b.label));
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
