/** The fields by which two listings are compared: same city, then kind, then price within 30 %, then bedrooms. */
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

/** Each criterion weighs more than all that follow it together, so the first difference decides. */
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

const newestFirst = (one: Comparable, other: Comparable) =>
  other.postedAt.localeCompare(one.postedAt) || one.id.localeCompare(other.id);

/**
 * Returns, for a catalogue, the function from a listing to its most similar ones: at most four, the most similar first;
 * of equals the newer. A listing is compared with those of its own city and kind; where these are too few, with all of
 * its city and all of its kind.
 */
export function similarListings<Listing extends Comparable>(
  catalogue: readonly Listing[],
): (listing: Listing) => Listing[] {
  const newest = catalogue.toSorted(newestFirst);
  const byPlaceAndKind = grouped(newest, ({ city, kind }) => `${city}/${kind}`);
  const byCity = grouped(newest, ({ city }) => city);
  const byKind = grouped(newest, ({ kind }) => kind);
  return (listing) => {
    const own = byPlaceAndKind.get(`${listing.city}/${listing.kind}`) ?? [];
    const wider = () => [
      ...new Set([...own, ...(byCity.get(listing.city) ?? []), ...(byKind.get(listing.kind) ?? [])]),
    ];
    const pool = own.length > similarCount ? own : wider().sort(newestFirst);
    const byScore: Listing[][] = [];
    for (const other of pool)
      if (other.id !== listing.id) (byScore[scoreOf(listing, other)] ??= []).push(other);
    return byScore.reverse().flat().slice(0, similarCount);
  };
}
