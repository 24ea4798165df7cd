import { Island, movesWithinPx } from "../../gatsby/boot/island";
import { islandPart } from "../../gatsby/boot/island-part";
import { PartFailure } from "../../ui/part-failure";
import "./about-styles";
import type { AboutPartProps } from "./about-part";

const aboutPart = islandPart(async () => (await import("./about-part")).AboutPart);

/** A part of the about page, whose code comes when the visitor turns to it; that of the carousel when it is near, too. */
export function AboutPartIsland(props: AboutPartProps) {
  return (
    <Island
      part={aboutPart}
      props={props}
      nearPx={props.name === "team" ? movesWithinPx : undefined}
      failure={<PartFailure />}
    />
  );
}
