import { RecentlyViewedSection } from "../features/recently-viewed/recently-viewed-section";
import { HeartAndShare } from "./heart-and-share";

/** The recently viewed homes as cards with heart and share button. */
export function RecentlyViewedCards() {
  return (
    <HeartAndShare>
      <RecentlyViewedSection />
    </HeartAndShare>
  );
}
