import type { WrittenArea } from "./area";
import type { Currency } from "./money";

/** Rupees (a rent: by the month) and square feet; without a range the maximum is the minimum; null where not known. */
export interface Unit {
  /** 0 for a studio. */
  readonly bedrooms: number | null;
  readonly priceInr: number | null;
  readonly priceMaxInr: number | null;
  readonly areaSqft: number | null;
  readonly areaMaxSqft: number | null;
}

export interface PriceSpan {
  readonly min: number;
  readonly max: number;
  readonly currency: Currency;
}

export interface Rate {
  readonly perSqft: number;
  readonly currency: Currency;
}

/** What a listing costs and measures, read once at build (docs/decisions/prices-and-offers.md). */
export interface Offer {
  readonly text: string;
  /** What of the text stands large on cards, and what small after it: "₹1.85 Cr", "onwards". */
  readonly label: string;
  readonly note: string;
  /** Which of `price` and `rate` the text says; null where it says neither. */
  readonly says: "price" | "rate" | null;
  /** Null sorts last and fails any price bound. */
  readonly price: PriceSpan | null;
  /** The lowest, of a rent for a month. */
  readonly priceInr: number | null;
  readonly rate: Rate | null;
  readonly area: WrittenArea | null;
  /** The price before today's and its last day; null where there was none. */
  readonly former: { readonly on: string; readonly label: string } | null;
  readonly units: readonly Unit[];
  /** Null where the units come from the listing's own fields, not from a table of units. */
  readonly unitCurrency: Currency | null;
}

export type OfferTexts = Pick<Offer, "says" | "price" | "rate">;

/** The amounts that the label says, of a rate for one square foot; null where it says none. */
export function statedAmounts({ says, price, rate }: OfferTexts): PriceSpan | null {
  if (says !== "rate") return says === null ? null : price;
  return rate && { min: rate.perSqft, max: rate.perSqft, currency: rate.currency };
}

/** Whether a range meets the bounds of a search; a null bound is none, a range that is not known meets none. */
export function meetsBounds(
  least: number | null,
  most: number | null,
  min: number | null,
  max: number | null,
): boolean {
  if (least === null || most === null) return false;
  return most >= (min ?? 0) && least <= (max ?? Number.POSITIVE_INFINITY);
}

/** The cheapest unit; one without a price only where no other exists; null for none. */
export function cheapestUnit(units: readonly Unit[]): Unit | null {
  const rank = ({ priceInr }: Unit) => priceInr ?? Number.POSITIVE_INFINITY;
  return units.reduce<Unit | null>(
    (best, unit) => (best === null || rank(unit) < rank(best) ? unit : best),
    null,
  );
}
