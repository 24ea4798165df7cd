import type { ListingCardData } from "../listing/listing-card-data";
import { ShareButton } from "../features/share/share-button";

/** Share button of a listing's card, for the slot of `ListingCard`. */
export function listingCardShare({ title, path }: Pick<ListingCardData, "title" | "path">) {
  return <ShareButton title={title} path={path} />;
}
