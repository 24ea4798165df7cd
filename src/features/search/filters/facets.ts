import type { CatalogueListing, Facility } from "../../../catalogue/catalogue-index";
import { filters, type SearchCriteria } from "./filter-table";

/** An option of a counted filter, and how many of the present results have it. */
interface Facet extends Facility {
  readonly count: number;
}

/** The options of each counted filter, by the filter's key. */
export type Facets = Readonly<Record<string, readonly Facet[]>>;

type EntriesOf = (listing: CatalogueListing) => readonly Facility[];

interface Counted extends Facet {
  count: number;
  /** The listing that was counted last, which may have the option in two spellings. */
  last: CatalogueListing | null;
}

function countEntries(
  entriesOf: EntriesOf,
  results: readonly CatalogueListing[],
  chosen: readonly string[],
  catalogue: readonly CatalogueListing[],
): readonly Facet[] {
  const bySlug = new Map<string, Counted>();
  // Listings share their entries, which are found sooner than texts.
  const byEntry = new Map<Facility, Counted>();
  const countedOf = (entry: Facility) => {
    const { slug, label } = entry;
    const counted = bySlug.get(slug) ?? { slug, label, count: 0, last: null };
    bySlug.set(slug, counted);
    byEntry.set(entry, counted);
    return counted;
  };
  for (const listing of results) {
    for (const entry of entriesOf(listing)) {
      const counted = byEntry.get(entry) ?? countedOf(entry);
      if (counted.last !== listing) counted.count += 1;
      counted.last = listing;
    }
  }
  for (const slug of chosen) {
    if (bySlug.has(slug)) continue;
    const label = catalogue.flatMap(entriesOf).find((entry) => entry.slug === slug)?.label;
    if (label !== undefined) bySlug.set(slug, { slug, label, count: 0, last: null });
  }
  return [...bySlug.values()]
    .map(({ slug, label, count }) => ({ slug, label, count }))
    .sort((a, b) => b.count - a.count || a.label.localeCompare(b.label, "en"));
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
