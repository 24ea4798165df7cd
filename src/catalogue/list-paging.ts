/** How many of these listings each city has; cities without one are left out. */
export function countByCity(listings: readonly { readonly city: string }[]) {
  const counts = new Map<string, number>();
  for (const { city } of listings) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].map(([city, count]) => ({ city, count })).sort((a, b) => a.city.localeCompare(b.city));
}

/** How many listings a city has; all cities together when `city` is null. */
export function countIn(counts: CityCounts, city: string | null): number {
  return counts
    .filter((entry) => city === null || entry.city === city)
    .reduce((sum, { count }) => sum + count, 0);
}
export const listPageSize = 24;
export const landingPageSize = 12;

export type CityCounts = readonly { readonly city: string; readonly count: number }[];

export interface ListPaging {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  readonly pageSize: number;
  readonly total: number;
  /** From the context: a page that queried them would depend on every listing. */
  readonly counts: CityCounts;
  readonly listPath: string;
}

export function propertyCount(count: number): string {
  return `${count} ${count === 1 ? "property" : "properties"}`;
}
