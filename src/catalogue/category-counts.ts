import type { CityCounts } from "./list-paging";

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
