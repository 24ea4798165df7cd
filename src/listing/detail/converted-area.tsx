import { parseWrittenArea } from "../../catalogue/area";
import { convertedAreas } from "../../catalogue/display-units";
import { ConvertedAmounts } from "../converted";

interface ConvertedAreaProps {
  /** As its editor wrote it: "1,845 sq ft", "6.4 acres, 68% open". */
  readonly text: string | null;
  /** Whether it is land, which is read in acres or guntha, too. */
  readonly isLand: boolean;
}

/** The area that a text names, in the unit that the visitor reads. */
export function ConvertedArea({ text, isLand: ofLand }: ConvertedAreaProps) {
  const area = parseWrittenArea(text);
  return area && <ConvertedAmounts texts={convertedAreas(area, area.unit, ofLand)} />;
}
