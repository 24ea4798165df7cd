import type { ListingCardData } from "../listing/listing-card-data";
import { listingCardHeart } from "./listing-card-heart";
import { listingCardShare } from "./listing-card-share";

/** Heart and share button of a listing's card, for the slots of `ListingCard`. */
export function listingCardTools(listing: Pick<ListingCardData, "listingId" | "title" | "path">) {
  return { heart: listingCardHeart(listing), share: listingCardShare(listing) };
}
