import { parseArea, type AreaRange } from "../catalogue/area";
import type { Currency, PricePeriod } from "../catalogue/money";
import { parseBedrooms } from "../catalogue/parse-bedrooms";
import { parsePrice, parseRate } from "../catalogue/parse-price";
import type { ListingContent } from "./schemas/listing";

interface PriceFields {
  readonly amount: number;
  readonly amountMax: number;
  readonly currency: Currency;
  readonly period: PricePeriod;
}

interface RateFields {
  readonly perSqft: number;
  readonly currency: Currency;
}

interface UnitFields {
  readonly bedrooms: number | null;
  readonly price: PriceFields | null;
  readonly areaSqft: number | null;
  readonly areaMaxSqft: number | null;
}

type Offered = Pick<ListingContent, "price" | "bedrooms" | "size" | "projectDetails" | "unitTable">;

const bedroomPattern =
  /(?:\d+(?:\.\d+)?\s*(?:bhk|beds?|bedrooms?)?\s*(?:-|–|—|,|\/|&|\bto\b|\band\b|\bor\b)\s*)*\d+(?:\.\d+)?[\s-]*(?:bhk|beds?|bedrooms?)\b|\bstudio\b/gi;

/** "Penthouse, 4 BHK" gives 4, "2 & 3 BHK" 2 and 3, "Plot 30 × 40 ft" none. */
function bedroomsOfType(type: string): readonly number[] {
  return [...type.matchAll(bedroomPattern)].flatMap(([named]) => parseBedrooms(named));
}

/** The text's amounts, or its rate times the area; null where it gives no total. */
function totalOf(text: string | undefined, area: AreaRange | null, isRental: boolean): PriceFields | null {
  const { amount, amountMax, currency, period } = parsePrice(text);
  const withPeriod = (said: PricePeriod | null) =>
    isRental && (said === null || said === "total") ? "month" : (said ?? "total");
  if (amount !== null)
    return { amount, amountMax: amountMax ?? amount, currency, period: withPeriod(period) };
  const rate = area === null ? null : parseRate(text);
  if (area === null || rate === null) return null;
  return {
    amount: Math.round(rate.perSqft * area.minSqft),
    amountMax: Math.round(rate.perSqft * area.maxSqft),
    currency: rate.currency,
    period: withPeriod(rate.period),
  };
}

/** Rows of the tables that have a price or, for a rate, a size. */
function namedUnits({ price, projectDetails, unitTable }: Offered) {
  const priced = projectDetails?.units ?? [];
  if (priced.length > 0) return priced;
  if (parseRate(price) === null) return [];
  return (unitTable?.rows ?? []).map(({ unitType, size }) => ({ type: unitType, size, price: price ?? "" }));
}

/** A row with its figures; the rate is null of a rent. */
export function unitRow<Row extends { readonly size: string; readonly price: string }>(row: Row) {
  const { amount, amountMax, currency, period } = parsePrice(row.price);
  const area = parseArea(row.size);
  return {
    ...row,
    priceFigures: amount === null ? null : { min: amount, max: amountMax ?? amount, currency, isRate: false },
    rate:
      amount === null || area === null || period !== "total"
        ? null
        : { perSqft: amount / area.minSqft, currency },
  };
}

interface ListingOffer {
  /** Its own, else from the cheapest to the dearest unit; null where none has one. */
  readonly price: PriceFields | null;
  readonly units: readonly UnitFields[];
  /** Its own, else that of the cheapest unit; null of a rent and where none is known. */
  readonly rate: RateFields | null;
  /** Of the table of units; null where the listing's own fields stand for them. */
  readonly unitCurrency: Currency | null;
}

function priceSpan(units: readonly UnitFields[]): PriceFields | null {
  const prices = units.flatMap(({ price }) => price ?? []);
  const [first] = prices.toSorted((a, b) => a.amount - b.amount);
  return first === undefined
    ? null
    : { ...first, amountMax: Math.max(...prices.map(({ amountMax }) => amountMax)) };
}

/** Of the cheapest unit that has price and area. */
function rateOf(units: readonly UnitFields[]): RateFields | null {
  const rates = units.flatMap(({ price, areaSqft }) =>
    price === null || areaSqft === null
      ? []
      : [{ amount: price.amount, perSqft: Math.round(price.amount / areaSqft), currency: price.currency }],
  );
  const [cheapest] = rates.toSorted((a, b) => a.amount - b.amount);
  return cheapest === undefined ? null : { perSqft: cheapest.perSqft, currency: cheapest.currency };
}

/** Units on offer (docs/decisions/filters.md). Bedrooms that no row has are a unit without price, to be found by. */
export function listingOffer(listing: Offered, isRental: boolean): ListingOffer {
  const listed = parseBedrooms(listing.bedrooms);
  const unitsFor = (
    bedrooms: readonly number[],
    price: PriceFields | null,
    area: AreaRange | null,
  ): UnitFields[] =>
    (bedrooms.length === 0 ? [null] : bedrooms).map((count) => ({
      bedrooms: count,
      price,
      areaSqft: area?.minSqft ?? null,
      areaMaxSqft: area?.maxSqft ?? null,
    }));
  const named = namedUnits(listing).flatMap(({ type, size, price }) => {
    const own = bedroomsOfType(type);
    const area = parseArea(size);
    return unitsFor(own.length > 0 ? own : listed, totalOf(price, area, isRental), area);
  });
  const said = parseRate(listing.price);
  const ownRate = said && { perSqft: said.perSqft, currency: said.currency };
  const withUnits = (
    price: PriceFields | null,
    units: readonly UnitFields[],
    unitCurrency: Currency | null,
  ): ListingOffer => ({
    price,
    units,
    unitCurrency,
    rate: isRental ? null : (ownRate ?? rateOf(units)),
  });
  const area = parseArea(listing.size);
  const ownPrice = totalOf(listing.price, named.length > 0 ? null : area, isRental);
  const span = priceSpan(named);
  if (named.length === 0) return withUnits(ownPrice, unitsFor(listed, ownPrice, area), null);
  // Of a table without prices only the listing's own is known.
  if (span === null)
    return withUnits(
      ownPrice,
      named.map((unit) => ({ ...unit, price: ownPrice })),
      null,
    );
  const missing = listed.filter((count) => named.every(({ bedrooms }) => bedrooms !== count));
  const units = [...named, ...(missing.length === 0 ? [] : unitsFor(missing, null, null))];
  return withUnits(ownPrice ?? span, units, span.currency);
}
