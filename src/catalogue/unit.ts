/** What a listing has on offer, as searches compare it: each home of a project by itself. */
export interface Unit {
  /** 0 for a studio; null where bedrooms do not count. */
  readonly bedrooms: number | null;
  /** Lowest price in rupees, of a rent for one month; null where it is not known. */
  readonly priceInr: number | null;
  /** Highest price of a range; equals `priceInr` otherwise. */
  readonly priceMaxInr: number | null;
  /** Smallest area in square feet; null where it is not known. */
  readonly areaSqft: number | null;
  /** Largest area of a range; equals `areaSqft` otherwise. */
  readonly areaMaxSqft: number | null;
}

/** Whether a range of a unit meets the bounds of a search; null is no bound, and a range that is not known meets none. */
export function meetsBounds(
  least: number | null,
  most: number | null,
  min: number | null,
  max: number | null,
): boolean {
  if (least === null || most === null) return false;
  return most >= (min ?? 0) && least <= (max ?? Number.POSITIVE_INFINITY);
}

/** The cheapest of some units, one without a price only where there is no other; null for none. */
export function cheapestUnit(units: readonly Unit[]): Unit | null {
  const rank = ({ priceInr }: Unit) => priceInr ?? Number.POSITIVE_INFINITY;
  return units.reduce<Unit | null>(
    (best, unit) => (best === null || rank(unit) < rank(best) ? unit : best),
    null,
  );
}
