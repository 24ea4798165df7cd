import { contrastRatio, textColorOn } from "../lib/contrast";

const defaultTagColour = "#0A044E";

/** Least contrast of text (WCAG 1.4.3). */
const textContrast = 4.5;

interface WrittenColours {
  readonly tagColor?: string | undefined;
  readonly tagTextColor?: string | undefined;
}

/** The editor's, navy by default; the text's where it can be read, else black or white (docs/requirements.md 2.15). */
export function tagColours({ tagColor: color = defaultTagColour, tagTextColor }: WrittenColours) {
  const isLegible = tagTextColor !== undefined && contrastRatio(tagTextColor, color) >= textContrast;
  return { color, textColor: isLegible ? tagTextColor : textColorOn(color) };
}
