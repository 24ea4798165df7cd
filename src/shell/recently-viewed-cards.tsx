import { RecentlyViewedSection } from "../features/recently-viewed/recently-viewed-section";
import { listingCardTools } from "./listing-card-tools";

/** The recently viewed homes as cards with heart and share button. */
export function RecentlyViewedCards() {
  return <RecentlyViewedSection toolsOf={listingCardTools} />;
}
