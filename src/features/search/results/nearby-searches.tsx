import { useMemo } from "react";
import { ListingListCard } from "../../../listing/listing-list-card";
import { Button } from "../../../ui/button";
import { propertyCount } from "../../../catalogue/page-contexts";
import { boundsInOrder, boundsIssue, choicesOf, namesIn } from "../filters/list-table";
import { ALL_CITIES } from "../filters/definitions/common-parameters";
import { emptyCriteria, filters, type SearchCriteria } from "../filters/filter-table";
import { nearestHomes } from "../nearest/nearest-homes";
import { NearestSection } from "../nearest/nearest-section";
import type { ResultsList } from "./use-results-list";
import * as styles from "./nearby-searches.module.css";

interface NearbySearchesProps {
  readonly list: ResultsList;
  readonly reading: SearchCriteria | null;
}

/** For a search without results: the search without one of its choices, where that finds something. */
export function NearbySearches({ list, reading }: NearbySearchesProps) {
  const { searchWith, table } = list;
  const { criteria, city, facets } = list.listed;
  const issues = filters.flatMap((filter) => boundsIssue<SearchCriteria>(filter, criteria) ?? []);
  const isContrary = issues.length > 0;
  // Memoised, since each search goes through the whole catalogue.
  const searches = useMemo(() => {
    const otherWayRound = boundsInOrder<SearchCriteria>(filters, criteria);
    return [
      ...(isContrary ? [{ name: "The other way round", change: otherWayRound }] : []),
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
    ].flatMap(({ name, change }) => {
      const { length } = searchWith(change);
      return length === 0 ? [] : [{ name: `${name}: ${propertyCount(length)}`, change }];
    });
  }, [criteria, city, facets, isContrary, reading, searchWith, table]);
  return (
    <>
      {issues.map((issue) => (
        <p key={issue} className={styles.contrary}>
          {issue}
        </p>
      ))}
      {searches.map(({ name, change }) => (
        <Button key={name} look="outline" onClick={() => list.change(change, "push")}>
          {name}
        </Button>
      ))}
    </>
  );
}

export function NearbyHomes({ list }: Pick<NearbySearchesProps, "list">) {
  const { searchWith, table } = list;
  const { criteria, city, facets } = list.listed;
  const homes = useMemo(() => {
    const everywhere = { ...emptyCriteria, city: ALL_CITIES };
    const named = new Set(searchWith({ ...everywhere, q: criteria.q }));
    return nearestHomes<SearchCriteria>({
      homes: searchWith(everywhere),
      filters: table.filters,
      criteria,
      nameOf: namesIn(facets),
      city,
      q: criteria.q,
      answersWords: (home) => named.has(home),
    });
  }, [criteria, city, facets, searchWith, table]);
  return (
    <NearestSection
      heading="Close to your search"
      homes={homes}
      renderCard={(home) => <ListingListCard listing={home} />}
    />
  );
}
