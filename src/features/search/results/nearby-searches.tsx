import { ListingListCard } from "../../../listing/listing-list-card";
import { Button } from "../../../ui/button";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { LAKH } from "../../../catalogue/money";
import { propertyCount } from "../../../catalogue/property-count";
import { facetLabel } from "../filters/facets";
import type { NameOf } from "../filters/filter-definition";
import { chosenFilters } from "../filters/chosen-filters";
import { countFilters } from "../filters/criteria";
import { ALL_CITIES } from "../filters/definitions/city-parameter";
import { contraryBounds } from "../filters/definitions/price-filter";
import type { SearchCriteria } from "../filters/filter-table";
import * as styles from "./nearby-searches.module.css";
import type { ResultsList } from "./use-results-list";

const MAX_HOMES = 3;

/** No home is for sale below this, in rupees, so that a lower maximum is meant for a rent. */
const LEAST_PRICE_INR = 10 * LAKH;

interface NearbySearch {
  readonly name: string;
  readonly change: Partial<SearchCriteria>;
  readonly found: readonly CatalogueListing[];
}

/**
 * The part of a list that nearby searches depend on; its values are the same objects until the search or its results
 * change.
 */
type AskedList = Pick<ResultsList, "criteria" | "city" | "facets" | "reading" | "resultsWith">;

/** For each choice of the search, the search without it, where that finds something. */
export function nearbySearches({
  criteria,
  city,
  facets,
  reading,
  resultsWith,
}: AskedList): readonly NearbySearch[] {
  const nameOf: NameOf = (key, slug) => facetLabel(facets, key, slug) ?? slug;
  const meansRent = criteria.tab === null && (criteria.priceMax ?? LEAST_PRICE_INR) < LEAST_PRICE_INR;
  const { priceMin, priceMax } = criteria;
  const isContrary = contraryBounds(criteria) !== null;
  const searches = [
    ...(isContrary
      ? [{ name: "The other way round", change: { priceMin: priceMax, priceMax: priceMin } }]
      : []),
    ...(meansRent ? [{ name: "To rent", change: { tab: "rent" as const } }] : []),
    ...chosenFilters(criteria, nameOf).map(({ value, cleared }) => ({
      name: `Without “${value}”`,
      change: cleared,
    })),
    // A sentence that can be read has an offer of its own.
    ...(criteria.q === "" || reading !== null
      ? []
      : [{ name: `Without “${criteria.q}”`, change: { q: "" } }]),
    ...(city === null ? [] : [{ name: "In all cities", change: { city: ALL_CITIES } }]),
  ];
  return searches
    .map((search) => ({ ...search, found: resultsWith(search.change) }))
    .filter(({ found }) => found.length > 0);
}

/** Homes of the searches that still have a choice, in turns, so that each of them is represented. */
function nearbyHomes(
  searches: readonly NearbySearch[],
  criteria: SearchCriteria,
): readonly CatalogueListing[] {
  const telling = searches.filter(({ change }) => {
    const left = { ...criteria, ...change };
    return left.q !== "" || countFilters(left) > 0;
  });
  const byTurns = [0, 1, 2].flatMap((turn) => telling.flatMap(({ found }) => found[turn] ?? []));
  return [...new Set(byTurns)].slice(0, MAX_HOMES);
}

interface NearbyProps {
  readonly list: ResultsList;
  readonly searches: readonly NearbySearch[];
}

/** For a search without results: links to the search without one of its choices. */
export function NearbySearches({ list, searches }: NearbyProps) {
  const contrary = contraryBounds(list.criteria);
  return (
    <>
      {contrary !== null && <p className={styles.contrary}>{contrary}</p>}
      {searches.map(({ name, change, found }) => (
        <Button key={name} look="outline" onClick={() => list.change(change, "push")}>
          {name}: {propertyCount(found.length)}
        </Button>
      ))}
    </>
  );
}

/** At most three homes that match all choices of the search but one. */
export function NearbyHomes({ list, searches }: NearbyProps) {
  const homes = nearbyHomes(searches, list.criteria);
  if (homes.length === 0) return null;
  return (
    <section className={styles.homes} aria-label="Close to your search">
      <h2 className={styles.heading}>Close to your search</h2>
      <p>Each answers all of it but one wish.</p>
      {homes.map((listing) => (
        <ListingListCard key={listing.listingId} listing={listing} />
      ))}
    </section>
  );
}
