import { WelcomeListings, type WelcomeListingsProps } from "../sections/home/welcome-listings";
import { HeartAndShare } from "./heart-and-share";

/** The listings of home, with hearts and share buttons on their cards. */
export function WelcomeWithHearts(props: WelcomeListingsProps) {
  return (
    <HeartAndShare>
      <WelcomeListings {...props} />
    </HeartAndShare>
  );
}
