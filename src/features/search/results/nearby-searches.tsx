import { useMemo } from "react";
import { ListingListCard } from "../../../listing/listing-list-card";
import { Button } from "../../../ui/button";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { LAKH } from "../../../catalogue/money";
import { propertyCount } from "../../../catalogue/property-count";
import { choicesOf, facetLabel } from "../filters/list-table";
import type { NameOf } from "../filters/filter-definition";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { contraryBounds } from "../filters/definitions/price-filter";
import { emptyCriteria, filters, type SearchCriteria } from "../filters/filter-table";
import { nearestHomes } from "../nearest/nearest-homes";
import { NearestSection } from "../nearest/nearest-section";
import type { ResultsList } from "./use-results-list";
import * as styles from "./nearby-searches.module.css";

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
interface AskedList
  extends
    Pick<ResultsList["listed"], "criteria" | "city">,
    Pick<ResultsList, "facets" | "searchWith" | "table"> {
  /** The search with its words read as filters; null where they name none. */
  readonly reading: SearchCriteria | null;
}

/** For each choice of the search, the search without it, where that finds something. */
export function nearbySearches({
  criteria,
  city,
  facets,
  reading,
  searchWith,
  table,
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
    ...choicesOf(table, criteria, nameOf).map(({ value, cleared }) => ({
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
    .map((search) => ({ ...search, found: searchWith({ ...search.change, highlight: null }) }))
    .filter(({ found }) => found.length > 0);
}

interface NearbyProps {
  readonly list: ResultsList;
  readonly searches: readonly NearbySearch[];
}

/** For a search without results: links to the search without one of its choices. */
export function NearbySearches({ list, searches }: NearbyProps) {
  const contrary = contraryBounds(list.listed.criteria);
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

/** At most three homes that answer most of the search, each with what it has in place of the rest. */
export function NearbyHomes({ list }: Pick<NearbyProps, "list">) {
  const { facets, searchWith } = list;
  const { criteria, city } = list.listed;
  const homes = useMemo(() => {
    const everywhere = { ...emptyCriteria, city: ALL_CITIES };
    const named = new Set(searchWith({ ...everywhere, q: criteria.q }));
    return nearestHomes<SearchCriteria>({
      homes: searchWith(everywhere),
      filters,
      criteria,
      nameOf: (key, slug) => facetLabel(facets, key, slug) ?? slug,
      city,
      q: criteria.q,
      answersWords: (home) => named.has(home),
    });
  }, [criteria, city, facets, searchWith]);
  return (
    <NearestSection
      heading="Close to your search"
      homes={homes}
      renderCard={(home) => <ListingListCard listing={home} />}
    />
  );
}
