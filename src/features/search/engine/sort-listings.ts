import type { SortOrder } from "../filters/definitions/results-filters";
import { comparePrices } from "../../../catalogue/compare-prices";
import { cheapestUnit, type Unit } from "../../../catalogue/offer";
import { isHighlighted } from "../../../catalogue/homes-in-address";
import type { CatalogueListing } from "../../../catalogue/catalogue-index";

type Dated = Pick<CatalogueListing, "listingId" | "postedAt">;
type Sortable = Pick<CatalogueListing, "listingId" | "postedAt" | "offer" | "isRental">;

/** Latest day first; on the same day the higher id, which was given later. */
export function compareNewest(a: Dated, b: Dated): number {
  if (a.postedAt !== b.postedAt) return a.postedAt < b.postedAt ? 1 : -1;
  return b.listingId - a.listingId;
}

const cheapestMeasured = ({ offer }: Sortable) =>
  cheapestUnit(offer.units.filter(({ priceInr, areaSqft }) => priceInr !== null && areaSqft !== null));

function rateInrOf(unit: Unit | null): number | null {
  const { priceInr = null, areaSqft = null } = unit ?? {};
  return priceInr === null || areaSqft === null ? null : priceInr / areaSqft;
}

/** A sorted copy, newest first at equal prices; prices are those of `unitOf`. "relevance" keeps the order given. */
export function sortListings<Listing extends Sortable>(
  listings: readonly Listing[],
  order: SortOrder,
  unitOf: ((listing: Listing) => Unit | null) | null = null,
): readonly Listing[] {
  if (order === "relevance") return listings;
  if (order === "newest") return [...listings].sort(compareNewest);
  const direction = order === "price-desc" ? -1 : 1;
  const amountOf = (listing: Listing) => {
    if (order === "rate-asc")
      return listing.isRental ? null : rateInrOf((unitOf ?? cheapestMeasured)(listing));
    return unitOf === null ? listing.offer.priceInr : (unitOf(listing)?.priceInr ?? null);
  };
  return listings
    .map((listing) => ({ listing, isRental: listing.isRental, offer: { priceInr: amountOf(listing) } }))
    .sort((a, b) => comparePrices(a, b, direction) || compareNewest(a.listing, b.listing))
    .map(({ listing }) => listing);
}

export function withHighlightFirst<Listing extends Pick<CatalogueListing, "listingId" | "slug">>(
  results: readonly Listing[],
  highlight: string | null,
): readonly Listing[] {
  const matched = results.filter((listing) => isHighlighted(listing, highlight));
  if (matched.length === 0) return results;
  return [...matched, ...results.filter((listing) => !isHighlighted(listing, highlight))];
}
