/** In the visitor's units (docs/decisions/units-and-currencies.md); search and sorting do not use them. */
import type { AreaRange } from "./area";
import type { PriceSpan, Rate, OfferTexts } from "./offer";
import {
  sqftPerUnit,
  areaUnitLabels,
  areaUnits,
  displayCurrencies,
  landUnits,
  type AreaUnit,
  type DisplayCurrency,
  type LandUnit,
} from "./unit-names";
import { formatAmount, formatCompactAmount, groupThousands, inrPer, type ExchangeRates } from "./money";

export type Converted<Unit extends string> = Readonly<Partial<Record<Unit, string>>>;

const figures = 3;

const span = (from: string, to: string) => (from === to ? from : `${from} – ${to}`);

/** "1,110" from 100 on, else three significant figures: "10.5", "0.28". */
function formatQuantity(quantity: number): string {
  return quantity >= 100 ? groupThousands(quantity) : String(Number(quantity.toPrecision(figures)));
}

/** An area in a unit: "103 – 152 m²", "0.28 acres". */
export function formatArea({ minSqft, maxSqft }: AreaRange, unit: AreaUnit | LandUnit): string {
  const inUnit = (sqft: number) => formatQuantity(sqft / sqftPerUnit[unit]);
  const amount = span(inUnit(minSqft), inUnit(maxSqft));
  return `${amount} ${amount === "1" && unit === "acre" ? "acre" : areaUnitLabels[unit]}`;
}

/** To three significant figures: "₹1.85 Cr", "AED 815K", "$222K", "$1.24M", "$540". */
function formatRounded(amount: number, currency: DisplayCurrency): string {
  const rounded = Number(amount.toPrecision(figures));
  if (currency === "INR") return formatCompactAmount(rounded, currency);
  const sign = currency === "USD" ? "$" : "AED ";
  if (rounded >= 1_000_000) return `${sign}${Number((rounded / 1_000_000).toFixed(2))}M`;
  return rounded >= 10_000
    ? `${sign}${Number((rounded / 1000).toFixed(1))}K`
    : `${sign}${groupThousands(rounded)}`;
}

/** A price in every other currency with a known exchange rate. */
export function convertedPrices(
  { min, max, currency }: PriceSpan,
  rates: ExchangeRates,
): Converted<DisplayCurrency> {
  const ownInr = inrPer(currency, rates);
  return Object.fromEntries(
    displayCurrencies.flatMap((target) => {
      const rate = target === currency ? null : inrPer(target, rates);
      if (ownInr === null || rate === null) return [];
      const inTarget = (amount: number) => formatRounded((amount * ownInr) / rate, target);
      return [[target, `≈ ${span(inTarget(min), inTarget(max))}`]];
    }),
  );
}

function formatRate(amount: number, currency: DisplayCurrency, unit: AreaUnit): string {
  const figure = currency === "USD" ? `$${groupThousands(amount)}` : formatAmount(amount, currency);
  return `${figure} / ${areaUnitLabels[unit]}`;
}

/** A rate in its own currency: "₹10,027 / sq ft". */
export const formatOwnRate = ({ perSqft, currency }: Rate): string => formatRate(perSqft, currency, "sqft");

/** A rate in each other currency ("USD"), each other unit of area ("sqm") and both at once ("USD-sqm"). */
export function convertedRates({ perSqft, currency }: Rate, rates: ExchangeRates): Converted<string> {
  const ownInr = inrPer(currency, rates);
  const texts = displayCurrencies.flatMap((target) => {
    const rate = inrPer(target, rates);
    if (ownInr === null || rate === null) return [];
    const amount = (perSqft * ownInr) / rate;
    return areaUnits.map((unit) => {
      const name = [...(target === currency ? [] : [target]), ...(unit === "sqft" ? [] : [unit])].join("-");
      return [name, `≈ ${formatRate(amount * sqftPerUnit[unit], target, unit)}`] as const;
    });
  });
  return Object.fromEntries(texts.filter(([name]) => name !== ""));
}

/** The figure that a label says, in other currencies and units of area; nothing where it says none. */
export function convertedOffer({ says, price, rate }: OfferTexts, rates: ExchangeRates): Converted<string> {
  if (says === "rate" && rate !== null) return convertedRates(rate, rates);
  return says === "price" && price !== null ? convertedPrices(price, rates) : {};
}

/** An area in every unit but its own; land also in acres and guntha. */
export function convertedAreas(
  area: AreaRange,
  ownUnit: string | null,
  isLand: boolean,
): Converted<AreaUnit | LandUnit> {
  const units = isLand ? [...areaUnits, ...landUnits] : areaUnits;
  return Object.fromEntries(
    units.filter((unit) => unit !== ownUnit).map((unit) => [unit, `≈ ${formatArea(area, unit)}`]),
  );
}
