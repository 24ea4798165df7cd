/** How many listings of a category a city has, or all cities together when `city` is null. */
export function countIn(
  counts: readonly { readonly city: string; readonly count: number }[],
  city: string | null,
): number {
  return counts
    .filter((entry) => city === null || entry.city === city)
    .reduce((sum, { count }) => sum + count, 0);
}

/** Address of a category's list, kept to the city whose count stands beside the link. */
export function categoryPathIn(path: string, city: string | null): string {
  return city === null ? path : `${path}?city=${encodeURIComponent(city)}`;
}
