import type { CatalogueListing } from "../../../catalogue/catalogue-index";
import { formatCompactAmount, groupRupees, type ExchangeRates } from "../../../catalogue/money";
import type { Offer, Unit } from "../../../catalogue/offer";

function nameOf({ bedrooms, areaSqft }: Unit): string | null {
  if (bedrooms !== null) return bedrooms === 0 ? "Studio" : `${bedrooms} BHK`;
  return areaSqft === null ? null : `${groupRupees(areaSqft)} sq ft`;
}

/** "3 BHK from ₹1.90 Cr", in the currency of the units; null where the card says it already, or without a price. */
export function unitLabel(
  {
    offer: { units, unitCurrency },
    isRental,
  }: { readonly offer: Pick<Offer, "units" | "unitCurrency">; readonly isRental: boolean },
  unit: Unit,
  rates: ExchangeRates,
): string | null {
  const name = nameOf(unit);
  if (units.length < 2 || unitCurrency === null || unit.priceInr === null || name === null) return null;
  const rate = unitCurrency === "INR" ? 1 : rates.find(({ currency }) => currency === unitCurrency)?.inr;
  if (rate === undefined) return null;
  const price = formatCompactAmount(Math.round(unit.priceInr / rate), unitCurrency);
  return `${name} from ${price}${isRental ? " / month" : ""}`;
}

/** By listing id; for `unitOf` see `createUnitChoice`. */
export function unitLabels(
  listings: readonly CatalogueListing[],
  unitOf: (listing: CatalogueListing) => Unit | null,
  rates: ExchangeRates,
): ReadonlyMap<number, string> {
  return new Map(
    listings.flatMap((listing): readonly (readonly [number, string])[] => {
      const unit = unitOf(listing);
      const label = unit === null ? null : unitLabel(listing, unit, rates);
      return label === null ? [] : [[listing.listingId, label]];
    }),
  );
}
