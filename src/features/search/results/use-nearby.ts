import { useMemo } from "react";
import { lazyPart, useLazyPart } from "../../../ui/use-lazy-part";
import type { ResultsList } from "./use-results-list";

const nearbyPart = lazyPart(() => import("./nearby-searches"));

/**
 * For a search without results, the searches without one of its choices, and the components that show them; null until
 * both are there. Each one searches the whole catalogue, so they are memoised.
 */
export function useNearby({
  isReady,
  count,
  criteria,
  city,
  facets,
  reading,
  resultsWith,
}: Pick<ResultsList, "isReady" | "count" | "criteria" | "city" | "facets" | "reading" | "resultsWith">) {
  const isEmpty = isReady && count === 0;
  const part = useLazyPart(nearbyPart, isEmpty);
  return useMemo(
    () =>
      part === null || !isEmpty
        ? null
        : { ...part, searches: part.nearbySearches({ criteria, city, facets, reading, resultsWith }) },
    [part, isEmpty, criteria, city, facets, reading, resultsWith],
  );
}
