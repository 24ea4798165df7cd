import type { CatalogueEntry } from "../catalogue/catalogue-index";
import type { LivingWords } from "../catalogue/living";
import type { Unit } from "../catalogue/unit";
import { significantWords } from "../lib/significant-words";

interface UnitFields extends Pick<Unit, "bedrooms" | "areaSqft" | "areaMaxSqft"> {
  readonly price: { readonly amount: number; readonly amountMax: number; readonly inr: number } | null;
}

/** The highest price is converted at the rate of the lowest. */
function unitOf({ price, ...unit }: UnitFields): Unit {
  const priceInr = price === null ? null : Math.round(price.inr);
  const priceMaxInr =
    price === null || price.amountMax === price.amount
      ? priceInr
      : Math.round((price.inr / price.amount) * price.amountMax);
  return { ...unit, priceInr, priceMaxInr };
}

interface ListingFields extends Omit<
  CatalogueEntry,
  "projectName" | "descriptionWords" | "units" | "position" | keyof LivingWords
> {
  readonly coordinates: CatalogueEntry["position"];
  readonly living: LivingWords;
  readonly units: readonly UnitFields[];
  readonly summary: { readonly projectName: string };
  readonly descriptionText: string;
}

export function catalogueEntryOf({
  summary,
  descriptionText,
  units,
  coordinates,
  living: { furnishing, facing, pets },
  ...fields
}: ListingFields): CatalogueEntry {
  return {
    ...fields,
    furnishing,
    facing,
    pets,
    position: coordinates,
    units: units.map(unitOf),
    projectName: summary.projectName === fields.title ? null : summary.projectName,
    descriptionWords: significantWords(descriptionText),
  };
}
