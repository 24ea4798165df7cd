interface Priced {
  readonly isRental: boolean;
  readonly price: { readonly inr: number } | null;
}

/** Homes for sale stand before rentals, whose amounts are for a month, and those without a price last. */
const groupOf = ({ price, isRental }: Priced) => (price === null ? 2 : Number(isRental));

/**
 * Orders by price in rupees, ascending by 1 and descending by -1, homes for sale and rentals apart; the groups keep
 * their order both ways (docs/decisions/prices-and-offers.md). 0 where the prices are equal or both are missing.
 */
export function comparePrices(one: Priced, other: Priced, direction: 1 | -1): number {
  const apart = groupOf(one) - groupOf(other);
  if (apart !== 0 || one.price === null || other.price === null) return apart;
  return (one.price.inr - other.price.inr) * direction;
}

/** Says so of a list in this order that holds both; null for one that does not. */
export function orderNote(listings: readonly Pick<Priced, "isRental">[]): string | null {
  const hasBoth = listings.some(({ isRental }) => isRental) && listings.some(({ isRental }) => !isRental);
  return hasBoth ? "Homes for sale come first, then homes to let by their rent for a month." : null;
}
