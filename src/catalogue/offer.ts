/** A listing as the build asks for it, for the search index and the compare page. */
export type ListedHome = Queries.ListingFilesQuery["allListing"]["nodes"][number];

type ListedOffer = ListedHome["offer"];

/** Rupees (a rent: by the month) and square feet; without a range the maximum is the minimum; null where not known. */
export type Unit = ListedOffer["units"][number];

export type PriceSpan = Pick<NonNullable<ListedOffer["price"]>, "min" | "max" | "currency">;

export type Rate = NonNullable<ListedOffer["rate"]>;

/** What a listing costs and measures, read once at build; `src/content/schemas/offer.ts` describes each field. */
export interface Offer extends Omit<ListedOffer, "price"> {
  /** Null sorts last and fails any price bound. */
  readonly price: PriceSpan | null;
}

export type OfferTexts = Pick<Offer, "says" | "price" | "rate">;

/** The amounts that the label says, of a rate for one square foot; null where it says none. */
export function statedAmounts({ says, price, rate }: OfferTexts): PriceSpan | null {
  if (says !== "rate") return says === null ? null : price;
  return rate && { min: rate.perSqft, max: rate.perSqft, currency: rate.currency };
}

/** Whether a range meets the bounds of a search; a null bound is none, a range that is not known meets none. */
export function meetsBounds(
  minValue: number | null,
  maxValue: number | null,
  min: number | null,
  max: number | null,
): boolean {
  if (minValue === null || maxValue === null) return false;
  return maxValue >= (min ?? 0) && minValue <= (max ?? Number.POSITIVE_INFINITY);
}

/** The cheapest unit; one without a price only where no other exists; null for none. */
export function cheapestUnit(units: readonly Unit[]): Unit | null {
  const rank = ({ priceInr }: Unit) => priceInr ?? Number.POSITIVE_INFINITY;
  return units.reduce<Unit | null>(
    (best, unit) => (best === null || rank(unit) < rank(best) ? unit : best),
    null,
  );
}
