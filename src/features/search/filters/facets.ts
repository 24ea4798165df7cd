import type { Facility } from "../../../catalogue/catalogue-columns";

/** An option of a counted filter, and how many of the present results have it. */
export interface Facet extends Facility {
  readonly count: number;
}

/** The options of each counted filter, by the filter's key. */
export type Facets = Readonly<Record<string, readonly Facet[]>>;

/** Label of a value that is among the facets; undefined for another. */
export function facetLabel(facets: Facets, key: string, slug: string): string | undefined {
  return facets[key]?.find((facet) => facet.slug === slug)?.label;
}
