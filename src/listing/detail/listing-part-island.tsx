import { Island, movesWithinPx } from "../../gatsby/boot/island";
import { islandPart } from "../../gatsby/boot/island-part";
import { NotLoaded } from "./detail-section";
// Styles of the island are in the page.
import "../../ui/button.module.css";
import "../../ui/go-link.module.css";
import "../../ui/picture.module.css";
import "../../ui/rera-plate.module.css";
import "../../ui/carousel.module.css";
import "../../ui/icon-button.module.css";
import "../map-credit.module.css";
import "../place-map.module.css";
import "../../ui/brand-mark.module.css";
import "./floor-plans.module.css";
import "./facilities.module.css";
import "./facts-bar.module.css";
import "./mobile-bar.module.css";
import "./neighbourhood-map.module.css";
import "./papers.module.css";
import "./print-sheet.module.css";
import "./project-details.module.css";
import "./project-summary.module.css";
import "./project-video.module.css";
import "./registration-block.module.css";
import "./spec-table.module.css";
import "./talk-block.module.css";
import type { ListingPartProps } from "./listing-part";

const listingPart = islandPart(async () => (await import("./listing-part")).ListingPart);

/**
 * A part of the property page that says what the build knows and asks for no code before the visitor turns to it
 * (docs/decisions/2026-11-22-property-page-in-islands.md).
 */
export function ListingPartIsland(props: ListingPartProps) {
  return (
    <Island
      part={listingPart}
      props={props}
      nearPx={props.name === "plans" ? movesWithinPx : undefined}
      failure={<NotLoaded />}
    />
  );
}
