import { RecentlyViewedSection } from "../features/recently-viewed/recently-viewed-section";
import { loadListingIndex } from "../catalogue/load-catalogue";
import { listingCardTools } from "./listing-card-tools";

/** The recently viewed homes as cards with heart and share button. */
export function RecentlyViewedCards() {
  return <RecentlyViewedSection loadListings={loadListingIndex} toolsOf={listingCardTools} />;
}
