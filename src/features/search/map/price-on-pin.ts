import type { CatalogueListing } from "../../../catalogue/catalogue-columns";
import { convertedPrices } from "../../../catalogue/display-units";
import { formatCompactAmount, type ExchangeRates } from "../../../catalogue/money";
import type { DisplayCurrency } from "../../../catalogue/unit-names";

/** The price on a pin: "₹1.90 Cr" for what costs from that on, in the visitor's currency where that is another. */
export function priceOnPin(
  { priceFigures }: Pick<CatalogueListing, "priceFigures">,
  currency: DisplayCurrency | null,
  rates: ExchangeRates,
): string {
  if (priceFigures === null) return "On request";
  const { min, currency: own, isRate } = priceFigures;
  const converted =
    currency === null ? undefined : convertedPrices({ min, max: min, currency: own }, rates)[currency];
  const price = converted ?? formatCompactAmount(min, own);
  return isRate ? `${price} / sq ft` : price;
}
