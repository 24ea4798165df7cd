import { RecentlyViewedSection } from "../features/recently-viewed/recently-viewed-section";
import { listingCardTools } from "./listing-card-tools";

/** The index and its decoder come only when something is to be shown. */
const loadListings = () =>
  import("../features/search/load-listing-index").then(({ loadListingIndex }) => loadListingIndex());

/** Recently viewed homes for the end of home, results and the 404 page; nothing where there are none. */
export function RecentlyViewedHomes() {
  return <RecentlyViewedSection loadListings={loadListings} toolsOf={listingCardTools} />;
}
