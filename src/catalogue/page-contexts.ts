import type { ListScope } from "./category-members";
import type { OfferedWords } from "./livability";

export const listPageSize = 24;
export const landingPageSize = 12;

export interface ListPaging {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly total: number;
  /** From the context: a page that queried them would depend on every listing. */
  readonly counts: readonly { readonly city: string; readonly count: number }[];
  readonly listPath: string;
}

interface ListContext extends ListPaging {
  /** Node ids of the listings on this page. */
  readonly ids: readonly string[];
  readonly offered: OfferedWords;
}

interface EntryContext {
  readonly id: string;
}

/** What the build hands a page beside its queries, by the file name of the template. */
export interface PageContexts {
  readonly city: {
    readonly city: string;
    /** Slugs of 'Project on Demand', in the editor's order. */
    readonly onDemand: readonly string[];
  };
  readonly category: ListContext & {
    readonly slug: string;
    readonly metadataKey: string;
    /** What the badges of its listings say, in any case. */
    readonly tags: readonly string[];
    readonly isMixed: boolean;
  };
  readonly results: ListContext & { readonly metadataKey: string };
  readonly listing: EntryContext & { readonly city: string; readonly similarIds: readonly string[] };
  readonly "delisted-listing": EntryContext & { readonly similarIds: readonly string[] };
  readonly preview: {
    readonly day: string;
    /** Null where there is no branch to compare with. */
    readonly base: string | null;
    readonly files: readonly { readonly file: string; readonly path: string | null }[];
  };
  readonly post: EntryContext;
  readonly service: EntryContext & { readonly metadataKey: string };
  readonly legal: EntryContext;
  readonly landing: ListContext &
    EntryContext & {
      readonly isIndex: boolean;
      readonly scope: ListScope;
    };
}

/** How many of these listings each city has; cities without one are left out. */
export function countByCity(listings: readonly { readonly city: string }[]) {
  const counts = new Map<string, number>();
  for (const { city } of listings) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].map(([city, count]) => ({ city, count })).sort((a, b) => a.city.localeCompare(b.city));
}

/** How many listings a city has; all cities together when `city` is null. */
export function countIn(counts: ListPaging["counts"], city: string | null): number {
  return counts
    .filter((entry) => city === null || entry.city === city)
    .reduce((sum, { count }) => sum + count, 0);
}

/** "1 property", "24 properties". */
export function propertyCount(count: number): string {
  return `${count} ${count === 1 ? "property" : "properties"}`;
}
