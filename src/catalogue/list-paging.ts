/** How many of these listings each city has, by the city's name; cities without one are left out. */
export function countByCity(
  listings: readonly { readonly city: string }[],
): { city: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { city } of listings) counts.set(city, (counts.get(city) ?? 0) + 1);
  return [...counts].map(([city, count]) => ({ city, count })).sort((a, b) => a.city.localeCompare(b.city));
}

/** How many listings of a category a city has, or all cities together when `city` is null. */
export function countIn(counts: CityCounts, city: string | null): number {
  return counts
    .filter((entry) => city === null || entry.city === city)
    .reduce((sum, { count }) => sum + count, 0);
}
/** Cards of one page of a list. */
export const listPageSize = 24;
/** The same of a landing page, which goes on below its list. */
export const landingPageSize = 12;

/** How many listings of a list each city has; cities without one are left out. */
export type CityCounts = readonly { readonly city: string; readonly count: number }[];

/** Which page of a list it is, and how many listings the whole list has. */
export interface ListPaging {
  /** From 1. */
  readonly page: number;
  readonly pageCount: number;
  /** Cards of one page. */
  readonly pageSize: number;
  /** Listings of the whole list. */
  readonly total: number;
  /** Counts of the whole list: a page that asked for them itself would depend on every listing. */
  readonly counts: CityCounts;
  /** Address of its first page. */
  readonly listPath: string;
}
