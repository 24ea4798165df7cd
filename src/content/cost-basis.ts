/** What the cost of each unit is reckoned from (docs/decisions/2026-11-23-all-in-cost-by-unit.md). */
import { parseArea } from "../catalogue/area";
import { parsePrice } from "../catalogue/parse-price";
import { parseRate } from "../catalogue/parse-rate";
import type { ListingContent } from "./schemas/listing";
import type { ListingNode } from "./schemas/listing-shape";

interface Measure {
  /** Per cent of the price. */
  readonly percent: number | null;
  readonly fixed: number | null;
  /** Amount for a square foot of the unit's size. */
  readonly perSqft: number | null;
}

/**
 * Reads what a charge or instalment comes to: "5%", "80% in twelve parts", "₹2,50,000", "₹150 / sq ft". Null for what
 * is paid each month or year, and for words such as "At cost".
 */
export function readCharge(text: string): Measure | null {
  const none = { percent: null, fixed: null, perSqft: null };
  const [, percent] = /^\s*(\d+(?:\.\d+)?)\s*%\s*(?:$|,|in\b)/i.exec(text) ?? [];
  if (percent !== undefined) return { ...none, percent: Number(percent) };
  const rate = parseRate(text);
  if (rate !== null) return rate.period === "total" ? { ...none, perSqft: rate.perSqft } : null;
  const { amount, period } = parsePrice(text);
  return amount === null || period !== "total" ? null : { ...none, fixed: amount };
}

/** Units that have a price of their own, all in the currency of the first. */
function pricedUnits({ projectDetails, sizeMeasures }: ListingContent) {
  const units = (projectDetails?.units ?? []).flatMap(({ type, size, carpet, price }) => {
    const { amount, currency, period } = parsePrice(price);
    if (amount === null || period !== "total") return [];
    const sizeSqft = parseArea(size)?.minSqft ?? null;
    const isCarpet = sizeMeasures === "carpet";
    const carpetSqft = isCarpet ? sizeSqft : (parseArea(carpet)?.minSqft ?? null);
    return [{ type, amount, currency, sizeSqft, carpetSqft }];
  });
  return units.filter(({ currency }) => currency === units[0]?.currency);
}

/** Units, counted charges and instalments as numbers; null of a home to let and where no unit has a price. */
export function costBasisOf(listing: ListingContent, isRental: boolean): ListingNode["costBasis"] {
  const { pricing = [], additionalCharges = [], paymentStructure = [] } = listing.projectDetails ?? {};
  const units = pricedUnits(listing);
  const [first] = units;
  if (isRental || first === undefined) return null;
  return {
    currency: first.currency,
    units: units.map(({ type, amount, sizeSqft, carpetSqft }) => ({ type, amount, sizeSqft, carpetSqft })),
    charges: [...additionalCharges, ...pricing].flatMap(({ label, value, counts }) => {
      const measure = counts === undefined ? null : readCharge(value);
      return measure === null ? [] : [{ label, value, isPerFloor: counts === "eachFloor", ...measure }];
    }),
    payments: paymentStructure.map(({ label, value, due = null }) => {
      const { percent = null, fixed = null } = readCharge(value) ?? {};
      return { label, value, due, percent, fixed };
    }),
  };
}
