import { Island } from "../../../gatsby/boot/island";
import { islandPart } from "../../../gatsby/boot/island-part";
import { PartFailure } from "../../../ui/part-failure";
// Styles of the island are in the page.
import "../../../ui/button.module.css";
import type { VisitHome } from "./visit-plan";

const listingVisit = islandPart(async () => (await import("./listing-visit")).ListingVisit);

/** Books a visit to the home of a property page; its code is loaded when the visitor turns to it. */
export function ListingVisitIsland({ title, path, location, city }: VisitHome) {
  return <Island part={listingVisit} props={{ title, path, location, city }} failure={<PartFailure />} />;
}
