import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { formatCompactAmount, groupRupees, inrPer, type ExchangeRates } from "../../../catalogue/money";
import type { Offer, Unit } from "../../../catalogue/offer";
import type { Acceptance } from "../filters/filter-definition";
import { createUnitChoice } from "../filters/unit-match";

function nameOf({ bedrooms, areaSqft }: Unit): string | null {
  if (bedrooms !== null) return bedrooms === 0 ? "Studio" : `${bedrooms} BHK`;
  return areaSqft === null ? null : `${groupRupees(areaSqft)} sq ft`;
}

/** "3 BHK from ₹1.90 Cr", in the currency of the units; null where the card shows it already, or without a price. */
export function unitLabel(
  { offer, isRental }: { readonly offer: Pick<Offer, "units" | "unitCurrency">; readonly isRental: boolean },
  unit: Unit,
  rates: ExchangeRates,
): string | null {
  const name = nameOf(unit);
  const { units, unitCurrency } = offer;
  if (units.length < 2 || unitCurrency === null || unit.priceInr === null || name === null) return null;
  const rate = inrPer(unitCurrency, rates);
  if (rate === null) return null;
  const price = formatCompactAmount(Math.round(unit.priceInr / rate), unitCurrency);
  return `${name} from ${price}${isRental ? " / month" : ""}`;
}

/** By listing id, for the units that the filters accept. */
export function unitLabels<Criteria>(
  filters: readonly Acceptance<Criteria>[],
  listings: readonly CatalogueListing[],
  criteria: Criteria,
  rates: ExchangeRates,
): ReadonlyMap<number, string> {
  const unitOf = createUnitChoice(filters, criteria);
  return new Map(
    listings.flatMap((listing): readonly (readonly [number, string])[] => {
      const unit = unitOf?.(listing) ?? null;
      const label = unit === null ? null : unitLabel(listing, unit, rates);
      return label === null ? [] : [[listing.listingId, label]];
    }),
  );
}
