import { Button } from "../../components/ui/button";
import { chosenFilters } from "./chosen-filters";
import { countNoun } from "./count-line";
import { ALL_CITIES, type SearchCriteria } from "./criteria";
import type { ResultsList } from "./use-results-list";

interface NearbySearch {
  readonly name: string;
  readonly change: Partial<SearchCriteria>;
}

/** The search with one thing less, for each thing it asks for. */
function nearbySearches({ criteria, city, facets }: ResultsList): readonly NearbySearch[] {
  const featureLabel = (slug: string) => facets.find((facet) => facet.slug === slug)?.label ?? slug;
  return [
    ...chosenFilters(criteria, featureLabel).map(({ value, cleared }) => ({
      name: `Without “${value}”`,
      change: cleared,
    })),
    ...(criteria.q === "" ? [] : [{ name: `Without “${criteria.q}”`, change: { q: "" } }]),
    ...(city === null ? [] : [{ name: "In all cities", change: { city: ALL_CITIES } }]),
  ];
}

/** Where nothing answers the search: what would, if the visitor gave up one of its wishes. */
export function NearbySearches({ list }: { readonly list: ResultsList }) {
  if (!list.isReady) return null;
  return (
    <>
      {nearbySearches(list).map(({ name, change }) => {
        const count = list.countWith(change);
        return (
          count > 0 && (
            <Button key={name} look="outline" onClick={() => list.change(change, "push")}>
              {name}: {count} {countNoun(count, "properties")}
            </Button>
          )
        );
      })}
    </>
  );
}
