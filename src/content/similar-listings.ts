export type Comparable = Pick<
  Queries.SiteCatalogueQuery["allListing"]["nodes"][number],
  "id" | "listingId" | "isRental" | "city" | "kind" | "bedroomNumbers" | "postedAt" | "offer"
>;

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

const newestFirst = (one: Comparable, other: Comparable) =>
  other.postedAt.localeCompare(one.postedAt) || other.listingId - one.listingId;

/** At most four: by city, kind, price within 30 %, then bedrooms, the newer first; sales and rentals apart. */
export function similarListings<Listing extends Comparable>(
  catalogue: readonly Listing[],
): (listing: Comparable) => Listing[] {
  const newest = catalogue.toSorted(newestFirst);
  return (listing) => {
    const others = newest.filter(({ id, isRental }) => id !== listing.id && isRental === listing.isRental);
    const near = others.filter(({ city, kind }) => city === listing.city || kind === listing.kind);
    const byScore: Listing[][] = [];
    for (const other of near.length === 0 && listing.isRental ? others : near)
      (byScore[scoreOf(listing, other)] ??= []).push(other);
    return byScore.reverse().flat().slice(0, similarCount);
  };
}
