import { parseArea } from "../catalogue/area";
import type { UnitCharge } from "../catalogue/buying-cost";
import type { Currency } from "../catalogue/money";
import { readRows, type ReadRow } from "./offer";
import { parsePrice, parsePriceText } from "./parse-price";
import type { ListingContent } from "./schemas/listing";
import type { ListingNode } from "./schemas/listing-shape";

type Measure = Pick<UnitCharge, "percent" | "fixed" | "perSqft">;

/** "(10%)", "incl. 18% GST", "100% refundable". */
const explanations = /\([^)]*\)|\bincl\w*\.?(?:\s+of)?\s+[\d.]+\s*%|[\d.]+\s*%\s*refundable/gi;

/** "18% on ₹2,50,000", of which nobody says what it comes to. */
export function hasPercentAndAmount(text: string): boolean {
  const told = text.replace(explanations, " ");
  const { amount, isRate } = parsePrice(told.replace(/\+/g, " "));
  return /%|\bper ?cent\b/i.test(told) && (amount !== null || isRate);
}

/** A text that names no currency is in that of the price. */
const namesCurrency = (text: string) =>
  /[₹$€£]|(?<![a-z])(?:rs|inr|rupees?|aed|dhs?|dirhams?|usd|eur|gbp)(?![a-z])/i.test(text);

/** "5%", "₹2,50,000" or "₹150 / sq ft"; null for yearly or monthly sums, mixed ones, other currencies and "At cost". */
export function parseCharge(text: string, currency: Currency | null): Measure | null {
  if (hasPercentAndAmount(text)) return null;
  const isForeign = (named: Currency) => currency !== null && named !== currency && namesCurrency(text);
  const none = { percent: null, fixed: null, perSqft: null };
  const [, percent] = /^\s*(\d+(?:\.\d+)?)\s*%\s*(?:$|,|in\b)/i.exec(text) ?? [];
  if (percent !== undefined) return { ...none, percent: Number(percent) };
  const { rate, ...price } = parsePriceText(text);
  if (rate !== null)
    return rate.period !== "total" || isForeign(rate.currency) ? null : { ...none, perSqft: rate.perSqft };
  const isCounted = price.amount !== null && price.period === "total" && !isForeign(price.currency);
  return isCounted ? { ...none, fixed: price.amount } : null;
}

/** Of the first price that is one of a whole home; null where none is. */
export function currencyOfUnits(prices: readonly (string | undefined)[]): Currency | null {
  const priced = prices.map(parsePrice).find(({ period }) => period === "total");
  return priced?.currency ?? null;
}

function pricedUnits({ sizeMeasures }: ListingContent, rows: readonly ReadRow[]) {
  const units = rows.flatMap(({ type, carpet, parsed: { amount, currency, period }, area }) => {
    if (amount === null || period !== "total") return [];
    const areaSqft = area?.minSqft ?? null;
    const isCarpet = sizeMeasures === "carpet";
    const carpetAreaSqft = isCarpet ? areaSqft : (parseArea(carpet)?.minSqft ?? null);
    return [{ type, amount, currency, areaSqft, carpetAreaSqft }];
  });
  return units.filter(({ currency }) => currency === units[0]?.currency);
}

/** Null of a home to let and where no unit has a price (docs/decisions/listing-page.md). */
export function costBasisOf(
  listing: ListingContent,
  isRental: boolean,
  rows = readRows(listing),
): ListingNode["costBasis"] {
  const { pricing = [], additionalCharges = [], paymentStructure = [] } = listing.projectDetails ?? {};
  const units = pricedUnits(listing, rows);
  const [first] = units;
  if (isRental || first === undefined) return null;
  return {
    currency: first.currency,
    units: units.map(({ currency: _, ...unit }) => unit),
    charges: [...additionalCharges, ...pricing].flatMap(({ label, value, counts }) => {
      const measure = counts === undefined ? null : parseCharge(value, first.currency);
      return measure === null ? [] : [{ label, value, isPerFloor: counts === "eachFloor", ...measure }];
    }),
    payments: paymentStructure.map(({ label, value, due = null }) => {
      const { percent = null, fixed = null } = parseCharge(value, first.currency) ?? {};
      return { label, value, due, percent, fixed };
    }),
  };
}
