import { Island } from "../../gatsby/boot/island";
import { islandPart } from "../../gatsby/boot/island-part";
import { NotLoaded } from "../../listing/detail/detail-section";
// Styles of the island are in the page.
import "../../ui/control.module.css";
import "../../ui/go-link.module.css";
import "../../ui/scroll-box.module.css";
import "./buying-cost-estimate.module.css";
import "./buying-cost-table.module.css";
import "./cost-disclosure.module.css";
import "./emi-figures.module.css";
import "./listing-costs.module.css";
import "./loan-note.module.css";
import "./unit-costs.module.css";
import type { ListingCostsProps } from "./listing-costs";

const listingCosts = islandPart(async () => (await import("./listing-costs")).ListingCosts);

/** The costs beyond the price of a home, whose code is loaded when the visitor turns to them. */
export function ListingCostsIsland(props: ListingCostsProps) {
  return <Island part={listingCosts} props={props} failure={<NotLoaded />} />;
}
