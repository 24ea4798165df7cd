import type { SortOrder } from "../filters/definitions/sort-parameter";
import { comparePrices } from "../../../catalogue/compare-prices";
import type { Unit } from "../../../catalogue/unit";
import type { CatalogueListing } from "../../../catalogue/catalogue-columns";

type Dated = Pick<CatalogueListing, "listingId" | "postedAt">;
type Sortable = Pick<CatalogueListing, "listingId" | "postedAt" | "price" | "isRental">;

/** Latest day first; on the same day the higher id, which was given later. */
export function compareNewest(a: Dated, b: Dated): number {
  if (a.postedAt !== b.postedAt) return a.postedAt < b.postedAt ? 1 : -1;
  return b.listingId - a.listingId;
}

/**
 * A sorted copy; of equal prices the newest first. "relevance" keeps the order given, which is that of the text search.
 * Where a search asks for a unit, the price is that of the one which `unitOf` chooses.
 */
export function sortListings<Listing extends Sortable>(
  listings: readonly Listing[],
  order: SortOrder,
  unitOf: ((listing: Listing) => Unit | null) | null = null,
): readonly Listing[] {
  if (order === "relevance") return listings;
  if (order === "newest") return [...listings].sort(compareNewest);
  const direction = order === "price-asc" ? 1 : -1;
  const pricedOf = (listing: Listing) => {
    const priceInr = unitOf === null ? (listing.price?.inr ?? null) : (unitOf(listing)?.priceInr ?? null);
    return { listing, isRental: listing.isRental, price: priceInr === null ? null : { inr: priceInr } };
  };
  return listings
    .map(pricedOf)
    .sort((a, b) => comparePrices(a, b, direction) || compareNewest(a.listing, b.listing))
    .map(({ listing }) => listing);
}
