import type { CardSource } from "../components/listing/card-from-index";
import { routes } from "../config/routes";
import { RecentlyViewedSection } from "../features/recently-viewed/recently-viewed-section";
import { ShareButton } from "../features/share/share-button";
import { HeartButton } from "../features/wishlist/heart-button";

/** The index and its decoder come only when something is to be shown. */
const loadListings = () =>
  import("../features/search/load-listing-index").then(({ loadListingIndex }) => loadListingIndex());

const heart = ({ id, slug, title }: CardSource) => <HeartButton listingId={id} slug={slug} title={title} />;
const share = ({ title, slug }: CardSource) => <ShareButton title={title} path={routes.listing(slug)} />;

/** Recently viewed homes for the end of home, results and the 404 page; nothing where there are none. */
export function RecentlyViewedHomes() {
  return <RecentlyViewedSection loadListings={loadListings} heart={heart} share={share} />;
}
