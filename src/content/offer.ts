import type { z } from "zod";
import { parseArea, parseWrittenArea, type AreaRange } from "../catalogue/area";
import type { PricePeriod } from "../catalogue/money";
import { parseBedrooms } from "../catalogue/listing-words";
import { parsePriceText, type ParsedPrice } from "./parse-price";
import { listingSchema, type ListingContent } from "./schemas/listing";
import type { ListingOffer, RowOffer } from "./schemas/offer";

export const offeredFields = listingSchema.pick({
  price: true,
  bedrooms: true,
  size: true,
  projectDetails: true,
  unitTable: true,
});
type Offered = z.infer<typeof offeredFields> & Pick<ListingContent, "priceHistory">;
type Total = ListingOffer["price"];
type Rate = ListingOffer["rate"];
type Unit = ListingOffer["units"][number];

export type ReadRow = ReturnType<typeof readRows>[number];
type ReadUnit = Pick<ReadRow, "type" | "parsed" | "area">;

/** The rows of the table Type / Size / Price, each price and size read once. */
export function readRows({ projectDetails }: Pick<ListingContent, "projectDetails">) {
  return (projectDetails?.units ?? []).map((row) => ({
    ...row,
    parsed: parsePriceText(row.price),
    area: parseArea(row.size),
  }));
}

const withoutPrice = "Contact for price";
const notePattern =
  /\s*((?:onwards|(?:\/|per)\s*(?:month|year|annum|sq\.?\s*ft|acre|seat)(?:\s+onwards)?))$/i;

/** "₹1.85 Cr onwards*" gives "₹1.85 Cr" and "onwards", a range its en dash; without a price, 'Contact for price'. */
export function priceLabelOf(written: string | undefined): Pick<ListingOffer, "text" | "label" | "note"> {
  const price = written?.replace(/[\s*]+$/, "").trim() || withoutPrice;
  const text = price.replace(/(?<=\S)\s+-\s+(?=\d|₹|AED|Rs)/, " – ");
  const note = notePattern.exec(text);
  return { text, label: text.slice(0, note?.index ?? text.length).trim(), note: note?.[1] ?? "" };
}

const bedroomPattern =
  /(?:\d+(?:\.\d+)?\s*(?:bhk|beds?|bedrooms?)?\s*(?:-|–|—|,|\/|&|\bto\b|\band\b|\bor\b)\s*)*\d+(?:\.\d+)?[\s-]*(?:bhk|beds?|bedrooms?)\b|\bstudio\b/gi;

/** "Penthouse, 4 BHK" gives 4, "2 & 3 BHK" 2 and 3, "Plot 30 × 40 ft" none. */
function bedroomsOfType(type: string): readonly number[] {
  return [...type.matchAll(bedroomPattern)].flatMap(([named]) => parseBedrooms(named));
}

/** The amounts, or the rate times the area; null where there is no total. */
function totalOf(
  { amount, amountMax, currency, period, rate }: ParsedPrice,
  area: AreaRange | null,
  isRental: boolean,
): Total {
  const withPeriod = (parsed: PricePeriod | null) =>
    isRental && (parsed === null || parsed === "total") ? "month" : (parsed ?? "total");
  if (amount !== null) return { min: amount, max: amountMax ?? amount, currency, period: withPeriod(period) };
  if (area === null || rate === null) return null;
  return {
    min: Math.round(rate.perSqft * area.minSqft),
    max: Math.round(rate.perSqft * area.maxSqft),
    currency: rate.currency,
    period: withPeriod(rate.period),
  };
}

/** Rows of the tables that have a price or, for a rate, a size. */
function namedUnits(
  { unitTable }: Offered,
  parsed: ParsedPrice,
  rows: readonly ReadRow[],
): readonly ReadUnit[] {
  if (rows.length > 0 || parsed.rate === null) return rows;
  return (unitTable?.rows ?? []).map(({ unitType: type, size }) => ({ type, parsed, area: parseArea(size) }));
}

/** Its amount and, but of a rent, what a square foot costs. */
export function rowOfferOf({ parsed, area }: ReadRow): RowOffer {
  const price = totalOf(parsed, null, false);
  const hasRate = price?.period === "total" && area !== null;
  const rate = hasRate ? { perSqft: price.min / area.minSqft, currency: price.currency } : null;
  return { says: price && "price", price, rate };
}

function priceSpan(units: readonly Unit[]): Total {
  const prices = units.flatMap(({ price }) => price ?? []);
  const [first] = prices.toSorted((a, b) => a.min - b.min);
  return first === undefined ? null : { ...first, max: Math.max(...prices.map(({ max }) => max)) };
}

function rateOf(units: readonly Unit[]): Rate {
  const rates = units.flatMap(({ price, areaSqft }) =>
    price === null || areaSqft === null
      ? []
      : [{ min: price.min, perSqft: Math.round(price.min / areaSqft), currency: price.currency }],
  );
  const [cheapest] = rates.toSorted((a, b) => a.min - b.min);
  return cheapest === undefined ? null : { perSqft: cheapest.perSqft, currency: cheapest.currency };
}

function unitsFor(bedrooms: readonly number[], price: Total, area: AreaRange | null): Unit[] {
  const areas = { areaSqft: area?.minSqft ?? null, areaMaxSqft: area?.maxSqft ?? null };
  return (bedrooms.length === 0 ? [null] : bedrooms).map((count) => ({ bedrooms: count, price, ...areas }));
}

/** Units on offer (docs/decisions/filters.md). Bedrooms that no row has are a unit without price, to be found by. */
export function listingOffer(
  listing: Offered,
  isRental: boolean,
  parsed = parsePriceText(listing.price),
  rows = readRows(listing),
): ListingOffer {
  const listed = parseBedrooms(listing.bedrooms);
  const named = namedUnits(listing, parsed, rows).flatMap(({ type, parsed: told, area }) => {
    const ofType = bedroomsOfType(type);
    return unitsFor(ofType.length > 0 ? ofType : listed, totalOf(told, area, isRental), area);
  });
  const isRate = parsed.rate?.period === "total";
  const ownRate = parsed.rate && { perSqft: parsed.rate.perSqft, currency: parsed.rate.currency };
  const area = parseWrittenArea(listing.size);
  const former = listing.priceHistory?.at(-1);
  const ownPrice = totalOf(parsed, named.length > 0 ? null : area, isRental);
  const span = priceSpan(named);
  const unlisted = listed.filter((count) => named.every(({ bedrooms }) => bedrooms !== count));
  const further = span === null || unlisted.length === 0 ? [] : unitsFor(unlisted, null, null);
  // Of a table without prices only the listing's own is known.
  const tabled = span === null ? named.map((unit) => ({ ...unit, price: ownPrice })) : named;
  const units = named.length === 0 ? unitsFor(listed, ownPrice, area) : [...tabled, ...further];
  return {
    ...priceLabelOf(listing.price),
    says: parsed.amount !== null ? "price" : isRate ? "rate" : null,
    price: ownPrice ?? span,
    rate: isRental ? (isRate ? ownRate : null) : (ownRate ?? rateOf(units)),
    area,
    former:
      former === undefined || parsePriceText(former.price).key === parsed.key
        ? null
        : { on: former.on, label: priceLabelOf(former.price).label },
    units,
    unitCurrency: span?.currency ?? null,
  };
}
