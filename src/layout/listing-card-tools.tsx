import { ShareButton } from "../features/share/share-button";
import { HeartButton } from "../features/wishlist/heart-button";

interface CardListing {
  readonly listingId: number;
  readonly title: string;
  /** /property/{slug} */
  readonly path: string;
}

/** Heart and share button of a listing's card, for the slots of `ListingCard`. */
export function listingCardTools({ listingId, title, path }: CardListing) {
  const slug = path.split("/").at(-1);
  return {
    heart: <HeartButton listingId={listingId} slug={slug} title={title} />,
    share: <ShareButton title={title} path={path} />,
  };
}
