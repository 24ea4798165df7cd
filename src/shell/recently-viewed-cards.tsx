import { RecentlyViewedSection } from "../features/recently-viewed/recently-viewed-section";
import { HeartAndShare } from "./card-actions";

/** The recently viewed homes as cards with heart and share button. */
export function RecentlyViewedCards() {
  return (
    <HeartAndShare>
      <RecentlyViewedSection />
    </HeartAndShare>
  );
}
