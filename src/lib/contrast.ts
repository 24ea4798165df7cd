function luminance(hex: string): number {
  const digits = hex.replace("#", "").replace(/^(.)(.)(.)$/, "$1$1$2$2$3$3");
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const channel = Number.parseInt(pair, 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** From 1 to 21 (WCAG 2.2, 1.4.3); colours are "#RRGGBB" or "#RGB". */
export function contrastRatio(hex: string, otherHex: string): number {
  const [darker = 0, lighter = 0] = [luminance(hex), luminance(otherHex)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Black or white, whichever has more contrast on the colour (docs/requirements.md 2.15). */
export function textColorOn(hex: string): "#000000" | "#FFFFFF" {
  return contrastRatio(hex, "#000000") >= contrastRatio(hex, "#FFFFFF") ? "#000000" : "#FFFFFF";
}
