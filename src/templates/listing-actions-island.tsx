import { Island } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
import { PartFailure } from "../ui/part-failure";
import { hasMarkedHomes } from "../visitor/has-marked-homes";
import "./listing-styles";
import type { ListingActionsProps } from "./listing-actions";

const listingActions = islandPart(
  async () => (await import("./listing-actions")).ListingActions,
  hasMarkedHomes,
);

/** The buttons in the head of a property page, whose code comes for who turns to them or has saved homes. */
export function ListingActionsIsland(props: ListingActionsProps) {
  return <Island part={listingActions} props={props} failure={<PartFailure />} />;
}
