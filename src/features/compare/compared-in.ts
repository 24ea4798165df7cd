import type { ComparedCell, ComparedHome } from "../../catalogue/compared-home";
import type { DisplayUnits } from "../../visitor/display-units";

const differ = (values: readonly (string | null)[]) =>
  new Set(values.filter((value) => value !== null)).size > 1;

/**
 * The units in which homes are compared: the visitor's, and where nothing is chosen and the homes' own differ, rupees and
 * square feet.
 */
export function unitsOfComparison(homes: readonly ComparedHome[], chosen: DisplayUnits): DisplayUnits {
  const { currency, area, land } = chosen;
  return {
    currency: currency ?? (differ(homes.map((home) => home.currency)) ? "INR" : null),
    area: area ?? (differ(homes.map((home) => home.areaUnit)) ? "sqft" : null),
    land,
  };
}

/** A cell's figure in these units, "≈ $210K"; null where it has none or stands in them already. */
export function figureIn({ others }: ComparedCell, { currency, area, land }: DisplayUnits): string | null {
  const wanted = [`${currency}-${area}`, currency, land, area];
  const found = wanted.flatMap((name) => others.find(({ unit }) => unit === name) ?? []);
  return found[0]?.text ?? null;
}
