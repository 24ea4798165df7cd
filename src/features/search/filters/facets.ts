import type { Facility, SearchListing } from "../../../catalogue/listing-index";

/** A choice of the features filter and how many of the present results have it. */
export interface FeatureFacet extends Facility {
  readonly count: number;
}

/**
 * Features of the results, commonest first, then by name. A chosen feature always appears, with 0 where no result has
 * it, so that it can be unticked; `catalogue` gives it its label.
 */
export function countFeatures(
  results: readonly Pick<SearchListing, "facilities">[],
  chosen: readonly string[],
  catalogue: readonly Pick<SearchListing, "facilities">[] = results,
): readonly FeatureFacet[] {
  const counts = new Map<string, FeatureFacet>();
  for (const { facilities } of results) {
    for (const { slug, label } of new Set(facilities)) {
      const known = counts.get(slug);
      counts.set(slug, { slug, label: known?.label ?? label, count: (known?.count ?? 0) + 1 });
    }
  }
  for (const slug of chosen) {
    if (counts.has(slug)) continue;
    const label = catalogue
      .flatMap((one) => one.facilities)
      .find((facility) => facility.slug === slug)?.label;
    if (label !== undefined) counts.set(slug, { slug, label, count: 0 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
}
