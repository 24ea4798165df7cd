export const currencies = ["INR", "AED"] as const;
export type Currency = (typeof currencies)[number];

export const pricePeriods = ["total", "month", "year"] as const;
export type PricePeriod = (typeof pricePeriods)[number];

/** Amounts are in `currency` (INR where none is named), for the home or one `period`; `amountMax` only for ranges. */
export interface Price {
  /** The lowest; null for "Contact for Pricing", an unreadable text and a rate per area. */
  readonly amount: number | null;
  readonly amountMax: number | null;
  readonly currency: Currency;
  readonly period: PricePeriod | null;
  readonly isRate: boolean;
}

/** Rupees. */
export const CRORE = 10_000_000;
export const LAKH = 100_000;

/** Rupees for one unit of a currency (data/site.json). */
export type ExchangeRates = readonly { readonly currency: string; readonly inr: number }[];

/** Rupees for one unit of a currency; null where no rate is known. */
export function inrPer(currency: string, rates: ExchangeRates): number | null {
  if (currency === "INR") return 1;
  return rates.find((rate) => rate.currency === currency)?.inr ?? null;
}

/** The amount in rupees, only for sorting and filtering (docs/decisions/prices-and-offers.md). */
export function toInr(price: Pick<Price, "amount" | "currency">, inrPerAed: number): number | null {
  if (price.amount === null) return null;
  return price.currency === "AED" ? Math.round(price.amount * inrPerAed) : price.amount;
}

/** A yearly amount as one for a month, so that rents can be compared; any other stays. */
export function amountPerMonth(amount: number, period: PricePeriod | null): number {
  return period === "year" ? Math.round(amount / 12) : amount;
}

/* Intl.NumberFormat would do, but two of it cost 12 to 36 ms as a page starts (Chromium 156). */

/** Western grouping: 1640 gives "1,640". */
export function groupThousands(amount: number): string {
  return String(Math.round(amount)).replace(/\B(?=(?:\d{3})+$)/g, ",");
}

/** Indian grouping without the sign: 25000000 gives "2,50,00,000". */
export function groupRupees(amountInr: number): string {
  return String(Math.round(amountInr)).replace(/\B(?=(?:\d\d)*\d{3}$)/g, ",");
}

/** Indian grouping: 25000000 gives "₹2,50,00,000". */
export function formatInr(amountInr: number): string {
  return `₹${groupRupees(amountInr)}`;
}

/** In the grouping of its currency: "₹2,50,00,000", "AED 2,100,000". */
export function formatAmount(amount: number, currency: Currency): string {
  return currency === "INR" ? formatInr(amount) : `AED ${groupThousands(amount)}`;
}

const trimZeros = (digits: string) => digits.replace(/\.?0+$/, "");

/** "₹1.85 Cr", "₹2.50 Cr", "₹3 Cr", "₹72 L", "₹72.5 L", "₹45,000" (docs/design.md 10). */
export function formatCompactInr(amountInr: number): string {
  if (amountInr >= CRORE - LAKH / 200) return `₹${(amountInr / CRORE).toFixed(2).replace(/\.00$/, "")} Cr`;
  if (amountInr >= LAKH) return `₹${trimZeros((amountInr / LAKH).toFixed(2))} L`;
  return formatInr(amountInr);
}

/** "₹1.85 Cr", "AED 2.1M", "AED 90,000". */
export function formatCompactAmount(amount: number, currency: Currency): string {
  if (currency === "INR") return formatCompactInr(amount);
  return amount >= 1_000_000
    ? `AED ${trimZeros((amount / 1_000_000).toFixed(2))}M`
    : formatAmount(amount, currency);
}
