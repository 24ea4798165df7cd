interface Priced {
  readonly price: { readonly inr: number } | null;
}

/**
 * Orders by price in rupees, ascending by 1 and descending by -1; a home without a price stands last both ways. 0 where
 * the prices are equal or both are missing.
 */
export function comparePrices(one: Priced, other: Priced, direction: 1 | -1): number {
  if (one.price === null || other.price === null)
    return Number(one.price === null) - Number(other.price === null);
  return (one.price.inr - other.price.inr) * direction;
}
