/** One kind of home on offer, as searches compare it. */
export interface Unit {
  /** 0 for a studio; null where bedrooms do not count. */
  readonly bedrooms: number | null;
  /** Lowest price or monthly rent in rupees; null where not known. */
  readonly priceInr: number | null;
  /** Equals `priceInr` where there is no range. */
  readonly priceMaxInr: number | null;
  /** Null where not known. */
  readonly areaSqft: number | null;
  /** Equals `areaSqft` where there is no range. */
  readonly areaMaxSqft: number | null;
}

/** Whether a range meets the bounds of a search; a null bound is none, a range that is not known meets none. */
export function meetsBounds(
  least: number | null,
  most: number | null,
  min: number | null,
  max: number | null,
): boolean {
  if (least === null || most === null) return false;
  return most >= (min ?? 0) && least <= (max ?? Number.POSITIVE_INFINITY);
}

/** The cheapest unit; one without a price only where no other exists; null for none. */
export function cheapestUnit(units: readonly Unit[]): Unit | null {
  const rank = ({ priceInr }: Unit) => priceInr ?? Number.POSITIVE_INFINITY;
  return units.reduce<Unit | null>(
    (best, unit) => (best === null || rank(unit) < rank(best) ? unit : best),
    null,
  );
}
