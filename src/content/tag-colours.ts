import { contrastRatio, textColorOn } from "../lib/contrast";

const defaultTagColour = "#0A044E";

/** Contrast that text needs against its ground (WCAG 1.4.3). */
const textContrast = 4.5;

interface WrittenColours {
  readonly tagColor?: string | undefined;
  readonly tagTextColor?: string | undefined;
}

/**
 * Colours of a listing's badges: the editor's, navy without one; the text in the editor's colour where that can be
 * read, else in black or white (docs/requirements.md 2.15).
 */
export function tagColours({ tagColor: color = defaultTagColour, tagTextColor }: WrittenColours) {
  const isLegible = tagTextColor !== undefined && contrastRatio(tagTextColor, color) >= textContrast;
  return { color, textColor: isLegible ? tagTextColor : textColorOn(color) };
}
