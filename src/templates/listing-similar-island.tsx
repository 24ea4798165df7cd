import { Island, movesWithinPx } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
import { PartFailure } from "../ui/part-failure";
import { hasMarkedHomes } from "../visitor/has-marked-homes";
import "./listing-styles";
import type { ListingSimilarProps } from "./listing-similar";

const listingSimilar = islandPart(
  async () => (await import("./listing-similar")).ListingSimilar,
  hasMarkedHomes,
);

/** Homes like the one of the page, whose code comes when they are near the viewport. */
export function ListingSimilarIsland(props: ListingSimilarProps) {
  return <Island part={listingSimilar} props={props} nearPx={movesWithinPx} failure={<PartFailure />} />;
}
