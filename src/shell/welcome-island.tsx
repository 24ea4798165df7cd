import { Island, movesWithinPx } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
import type { WelcomeListingsProps } from "../sections/home/welcome-listings";
import { PartFailure } from "../ui/part-failure";
import { hasMarkedHomes } from "../visitor/has-marked-homes";
// Styles of the island are in the page.
import "../ui/carousel.module.css";
import "../ui/icon-button.module.css";
import "../ui/picture.module.css";
import "../ui/square-button.module.css";
import "../ui/section-head.module.css";
import "../sections/home/category-slider.module.css";
import "../ui/button.module.css";
import "../ui/go-link.module.css";
import "../listing/card-grid.module.css";
import "../listing/card-media.module.css";
import "../listing/tag-chips.module.css";
import "../listing/listing-card.module.css";
import "../listing/listing-data.module.css";
import "../listing/registration-line.module.css";
import "../sections/home/welcome-listings.module.css";
import "../features/share/share-button.module.css";
import "../features/compare/compare-button.module.css";
import "../features/wishlist/heart-button.module.css";

const welcomeListings = islandPart(
  async () => (await import("./welcome-with-hearts")).WelcomeWithHearts,
  hasMarkedHomes,
);

/** The listings of home, whose code comes when they are near the viewport or touched. */
export function WelcomeIsland(props: WelcomeListingsProps) {
  return <Island part={welcomeListings} props={props} nearPx={movesWithinPx} failure={<PartFailure />} />;
}
