/** What two listings are compared by: same city, then kind, then price within 30 %, then bedrooms. */
export interface Comparable {
  readonly id: string;
  readonly city: string;
  readonly kind: string;
  readonly bedroomNumbers: readonly number[];
  readonly postedAt: string;
  readonly price: { readonly inr: number; readonly period: string } | null;
}

const similarCount = 4;
const priceTolerance = 0.3;

function isNearInPrice(one: Comparable, other: Comparable): boolean {
  if (one.price === null || other.price === null || one.price.period !== other.price.period) return false;
  return Math.abs(one.price.inr - other.price.inr) <= priceTolerance * one.price.inr;
}

/** Each criterion weighs more than all that follow it together, so the first that tells two listings apart decides. */
function scoreOf(listing: Comparable, other: Comparable): number {
  const sharesBedrooms = other.bedroomNumbers.some((number) => listing.bedroomNumbers.includes(number));
  return (
    (other.city === listing.city ? 8 : 0) +
    (other.kind === listing.kind ? 4 : 0) +
    (isNearInPrice(listing, other) ? 2 : 0) +
    (sharesBedrooms ? 1 : 0)
  );
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group === undefined) groups.set(keyOf(item), [item]);
    else group.push(item);
  }
  return groups;
}

/**
 * Gives, for a catalogue, the function from a listing to its most similar ones: at most four, the best first. Only
 * listings of the same city or the same kind are compared, so that the work stays in line with the catalogue; the newer
 * wins a tie.
 */
export function similarListings<Listing extends Comparable>(
  catalogue: readonly Listing[],
): (listing: Listing) => Listing[] {
  const byPlaceAndKind = grouped(catalogue, ({ city, kind }) => `${city}/${kind}`);
  const byCity = grouped(catalogue, ({ city }) => city);
  const byKind = grouped(catalogue, ({ kind }) => kind);
  return (listing) => {
    const own = byPlaceAndKind.get(`${listing.city}/${listing.kind}`) ?? [];
    const pool =
      own.length > similarCount
        ? own
        : [...new Set([...own, ...(byCity.get(listing.city) ?? []), ...(byKind.get(listing.kind) ?? [])])];
    return pool
      .filter(({ id }) => id !== listing.id)
      .map((other) => ({ other, score: scoreOf(listing, other) }))
      .sort((a, b) => b.score - a.score || (a.other.postedAt < b.other.postedAt ? 1 : -1))
      .slice(0, similarCount)
      .map(({ other }) => other);
  };
}
