import type { Offer } from "./offer";

interface Priced {
  readonly isRental: boolean;
  readonly offer: Pick<Offer, "priceInr">;
}

const groupOf = ({ offer, isRental }: Priced) => (offer.priceInr === null ? 2 : Number(isRental));

/** Compares rupees, ascending by 1, descending by -1; sale, rent and unpriced stay in this order both ways
 * (docs/decisions/prices-and-offers.md). 0 where the prices are equal or both are missing. */
export function comparePrices(a: Priced, b: Priced, direction: 1 | -1): number {
  const apart = groupOf(a) - groupOf(b);
  const [priceA, priceB] = [a.offer.priceInr, b.offer.priceInr];
  return apart !== 0 || priceA === null || priceB === null ? apart : (priceA - priceB) * direction;
}

/** A note on that order for a list with both sales and rentals; null for any other list. */
export function orderNote(listings: readonly Pick<Priced, "isRental">[]): string | null {
  const hasBoth = listings.some(({ isRental }) => isRental) && listings.some(({ isRental }) => !isRental);
  return hasBoth ? "Homes for sale come first, then homes to let by their rent for a month." : null;
}
