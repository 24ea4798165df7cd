import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-columns";
import { filters, type SearchCriteria } from "./filter-table";

/** An option of a counted filter, and how many of the present results have it. */
interface Facet extends Facility {
  readonly count: number;
}

/** The options of each counted filter, by the filter's key. */
export type Facets = Readonly<Record<string, readonly Facet[]>>;

type EntriesOf = (listing: CatalogueListing) => readonly Facility[];

function countEntries(
  entriesOf: EntriesOf,
  results: readonly CatalogueListing[],
  chosen: readonly string[],
  catalogue: readonly CatalogueListing[],
): readonly Facet[] {
  const counts = new Map<string, Facet>();
  for (const listing of results) {
    for (const { slug, label } of new Set(entriesOf(listing))) {
      const known = counts.get(slug);
      counts.set(slug, { slug, label: known?.label ?? label, count: (known?.count ?? 0) + 1 });
    }
  }
  for (const slug of chosen) {
    if (counts.has(slug)) continue;
    const label = catalogue.flatMap(entriesOf).find((entry) => entry.slug === slug)?.label;
    if (label !== undefined) counts.set(slug, { slug, label, count: 0 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
}

/**
 * The options that the results have, most frequent first, then by name. A chosen one is always among them, with 0 where
 * no result has it, so that it can be unticked; its label then comes from `catalogue`.
 */
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

/** Label of a value that is among the facets; undefined for another. */
export function facetLabel(facets: Facets, key: string, slug: string): string | undefined {
  return facets[key]?.find((facet) => facet.slug === slug)?.label;
}
