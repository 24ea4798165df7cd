import type { ListingCardData } from "../listing/listing-card-data";
import { HeartButton } from "../features/wishlist/heart-button";

/** Heart of a listing's card, for the slots of the listing cards. */
export function listingCardHeart({
  listingId,
  title,
  path,
}: Pick<ListingCardData, "listingId" | "title" | "path">) {
  return <HeartButton listingId={listingId} slug={path.split("/").at(-1)} title={title} />;
}
