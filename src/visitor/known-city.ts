/**
 * The city that a stored value names, or null. Empty, "undefined", "Select City" and whatever is not the name of a
 * city count as no city (specification 3).
 */
export function knownCity(stored: string | null | undefined, cityNames: readonly string[]): string | null {
  return stored != null && cityNames.includes(stored) ? stored : null;
}
