import { Island } from "../../gatsby/boot/island";
import { islandPart } from "../../gatsby/boot/island-part";
import { PartFailure } from "../../ui/part-failure";
import "./reach-cards-styles";
import type { ReachCardsProps } from "./reach-cards";

const reachCards = islandPart(async () => (await import("./reach-cards")).ReachCards);

/** Reach Out To Us, which never changes: its code comes only for a visitor who turns to it, and for other pages' links. */
export function ReachCardsIsland(props: ReachCardsProps) {
  return <Island part={reachCards} props={props} failure={<PartFailure />} />;
}
