import { Island, movesWithinPx } from "../gatsby/boot/island";
import { islandPart } from "../gatsby/boot/island-part";
import type { CitySectionName } from "../sections/home/city-home";
import type { CitySectionProps } from "../sections/home/city-section";
import { PartFailure } from "../ui/part-failure";
import { hasMarkedHomes } from "../visitor/has-marked-homes";
import "./city-styles";

const citySection = islandPart(
  async () => (await import("./city-section-with-hearts")).CitySectionWithHearts,
  hasMarkedHomes,
);

/** Sections that move by themselves. */
const moving = new Set<CitySectionName>(["types", "strip", "featured", "partners", "spread", "quotes"]);

/** A section of a city's home, whose code comes when it is near the viewport or touched. */
export function CitySectionIsland(props: CitySectionProps) {
  return (
    <Island
      part={citySection}
      props={props}
      nearPx={moving.has(props.name) ? movesWithinPx : undefined}
      failure={<PartFailure />}
    />
  );
}
