/** Prices by the area, "₹9,500 / sq ft": build time only, since the browser has the totals. */
import { ratePerArea } from "./area";
import { parsePrice } from "./parse-price";
import type { Currency, PricePeriod } from "./money";

interface Rate {
  /** For one square foot, in `currency`. */
  readonly perSqft: number;
  readonly currency: Currency;
  readonly period: PricePeriod;
}

/**
 * Reads a rate: "₹9,500 / sq ft onwards", "AED 1,900 per sq ft", "₹4 Cr per acre", "₹120 / sq ft / month". Null for a
 * price of another kind, or by another measure such as a seat.
 */
export function parseRate(text: string | null | undefined): Rate | null {
  if (!parsePrice(text).isRate) return null;
  const rate = ratePerArea(text ?? "");
  if (rate === null) return null;
  const { amount, currency, period } = parsePrice(rate.rest);
  return amount === null || period === null ? null : { perSqft: amount / rate.sqft, currency, period };
}
