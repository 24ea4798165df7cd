import { useMemo } from "react";
import { ListingListCard } from "../../../listing/listing-list-card";
import { Button } from "../../../ui/button";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { propertyCount } from "../../../catalogue/list-paging";
import { boundsIssue, choicesOf, namesIn, swappedBounds } from "../filters/list-table";
import type { OtherSearch } from "../filters/filter-definition";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { emptyCriteria, filters, type SearchCriteria } from "../filters/filter-table";
import { nearestHomes } from "../nearest/nearest-homes";
import { NearestSection } from "../nearest/nearest-section";
import type { ResultsList } from "./use-results-list";
import * as styles from "./nearby-searches.module.css";

interface NearbySearch extends OtherSearch<SearchCriteria> {
  readonly found: readonly CatalogueListing[];
}

/** Its values keep their identity until the search or its results change. */
interface NearbyInput
  extends
    Pick<ResultsList["listed"], "criteria" | "city">,
    Pick<ResultsList, "facets" | "searchWith" | "table"> {
  readonly reading: SearchCriteria | null;
}

const contraryFilters = (criteria: SearchCriteria) =>
  filters.flatMap((filter) => {
    const issue = boundsIssue<SearchCriteria>(filter, criteria);
    return issue === null ? [] : [{ filter, issue }];
  });

/** For each choice the search without it, where that finds something. */
export function nearbySearches({
  criteria,
  city,
  facets,
  reading,
  searchWith,
  table,
}: NearbyInput): readonly NearbySearch[] {
  const contrary = contraryFilters(criteria);
  const otherWayRound = contrary.reduce<Partial<SearchCriteria>>(
    (change, { filter }) => ({ ...change, ...swappedBounds<SearchCriteria>(filter, criteria) }),
    {},
  );
  const searches = [
    ...(contrary.length === 0 ? [] : [{ name: "The other way round", change: otherWayRound }]),
    ...filters.flatMap((filter) => filter.otherSearch?.(criteria) ?? []),
    ...choicesOf(table, criteria, namesIn(facets)).map(({ value, cleared }) => ({
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
    .map((search) => ({ ...search, found: searchWith(search.change) }))
    .filter(({ found }) => found.length > 0);
}

interface NearbyProps {
  readonly list: ResultsList;
  readonly searches: readonly NearbySearch[];
}

/** For a search without results: the search without one of its choices. */
export function NearbySearches({ list, searches }: NearbyProps) {
  return (
    <>
      {contraryFilters(list.listed.criteria).map(({ issue }) => (
        <p key={issue} className={styles.contrary}>
          {issue}
        </p>
      ))}
      {searches.map(({ name, change, found }) => (
        <Button key={name} look="outline" onClick={() => list.change(change, "push")}>
          {`${name}: ${propertyCount(found.length)}`}
        </Button>
      ))}
    </>
  );
}

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
      nameOf: namesIn(facets),
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
