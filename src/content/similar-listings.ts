export type Comparable = Pick<
  Queries.SiteCatalogueQuery["allListing"]["nodes"][number],
  "id" | "listingId" | "isRental" | "city" | "kind" | "bedroomNumbers" | "postedAt" | "offer"
>;

const similarCount = 4;
const priceTolerance = 0.3;

function isNearInPrice(a: Comparable, b: Comparable): boolean {
  const [priceA, priceB] = [a.offer.priceInr, b.offer.priceInr];
  return priceA !== null && priceB !== null && Math.abs(priceA - priceB) <= priceTolerance * priceA;
}

/** Each criterion weighs more than all that follow it together. */
function scoreOf(listing: Comparable, candidate: Comparable): number {
  const sharesBedrooms = candidate.bedroomNumbers.some((number) => listing.bedroomNumbers.includes(number));
  return (
    (candidate.city === listing.city ? 8 : 0) +
    (candidate.kind === listing.kind ? 4 : 0) +
    (isNearInPrice(listing, candidate) ? 2 : 0) +
    (sharesBedrooms ? 1 : 0)
  );
}

const newestFirst = (a: Comparable, b: Comparable) =>
  b.postedAt.localeCompare(a.postedAt) || b.listingId - a.listingId;

/** At most four: by city, kind, price within 30 %, then bedrooms, the newer first; sales and rentals apart. */
export function similarListings<Listing extends Comparable>(
  catalogue: readonly Listing[],
): (listing: Comparable) => Listing[] {
  const newest = catalogue.toSorted(newestFirst);
  return (listing) => {
    const homes = newest.filter(({ id, isRental }) => id !== listing.id && isRental === listing.isRental);
    const near = homes.filter(({ city, kind }) => city === listing.city || kind === listing.kind);
    const byScore: Listing[][] = [];
    for (const candidate of near.length === 0 && listing.isRental ? homes : near)
      (byScore[scoreOf(listing, candidate)] ??= []).push(candidate);
    return byScore.reverse().flat().slice(0, similarCount);
  };
}
