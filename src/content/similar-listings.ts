export interface Comparable {
  readonly id: string;
  readonly listingId: number;
  readonly isRental: boolean;
  readonly city: string;
  readonly kind: string;
  readonly bedroomNumbers: readonly number[];
  readonly postedAt: string;
  readonly offer: { readonly priceInr: number | null };
}

const similarCount = 4;
const priceTolerance = 0.3;

function isNearInPrice(one: Comparable, other: Comparable): boolean {
  const [own, others] = [one.offer.priceInr, other.offer.priceInr];
  return own !== null && others !== null && Math.abs(own - others) <= priceTolerance * own;
}

/** Each criterion weighs more than all that follow it together. */
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
  other.postedAt.localeCompare(one.postedAt) || other.listingId - one.listingId;

/** At most four: by city, kind, price within 30 %, then bedrooms, the newer first; sales and rentals apart. */
export function similarListings<Listing extends Comparable>(
  catalogue: readonly Listing[],
): (listing: Comparable) => Listing[] {
  const newest = catalogue.toSorted(newestFirst);
  const rentals = newest.filter(({ isRental }) => isRental);
  const placeAndKind = ({ isRental, city, kind }: Comparable) => `${isRental}/${city}/${kind}`;
  const place = ({ isRental, city }: Comparable) => `${isRental}/${city}`;
  const kindAlone = ({ isRental, kind }: Comparable) => `${isRental}/${kind}`;
  const byPlaceAndKind = grouped(newest, placeAndKind);
  const byPlace = grouped(newest, place);
  const byKind = grouped(newest, kindAlone);
  return (listing) => {
    const own = byPlaceAndKind.get(placeAndKind(listing)) ?? [];
    const wider = () => [
      ...new Set([...own, ...(byPlace.get(place(listing)) ?? []), ...(byKind.get(kindAlone(listing)) ?? [])]),
    ];
    const near = own.length > similarCount ? own : wider().sort(newestFirst);
    const hasOthers = near.some(({ id }) => id !== listing.id);
    const pool = !hasOthers && listing.isRental ? rentals : near;
    const highest = scoreOf(listing, listing);
    const byScore: Listing[][] = [];
    for (const other of pool) {
      if (other.id !== listing.id) (byScore[scoreOf(listing, other)] ??= []).push(other);
      // Those that follow are older.
      if (byScore[highest]?.length === similarCount) break;
    }
    return byScore.reverse().flat().slice(0, similarCount);
  };
}
