/**
 * The units of listings in the search index, as packed numbers: the currency of the table and each unit's bedrooms with
 * two marks for ranges; the prices, without the zeros at their ends; the areas.
 */
import { packNumbers, unpackNumbers } from "../lib/packed-numbers";
import { split } from "./column";
import { currencies, type Currency } from "./money";
import type { Unit } from "./unit";

type Units = {
  readonly units: readonly Unit[];
  /** Of the prices in the listing's table of units; null where it has none and the units are read from its own fields. */
  readonly unitCurrency: Currency | null;
};

const PRICE_RANGE = 1;
const AREA_RANGE = 2;
/** `packNumbers` takes no number above it. */
const MOST = 2 ** 31 - 1;

/** Rupees as a whole number and how many zeros follow it. */
function withoutZeros(amountInr: number): readonly [number, number] {
  let digits = Math.round(amountInr);
  let zeros = 0;
  while (digits > MOST || (digits > 0 && digits % 10 === 0)) {
    digits = Math.round(digits / 10);
    zeros += 1;
  }
  return [digits, zeros];
}

const packedPrice = (amountInr: number | null) => (amountInr === null ? [0] : withoutZeros(amountInr));
const hasPriceRange = ({ priceInr, priceMaxInr }: Unit) => priceMaxInr !== priceInr;
const hasAreaRange = ({ areaSqft, areaMaxSqft }: Unit) => areaMaxSqft !== areaSqft;

function packedHead(unit: Unit): number {
  const marks = (hasPriceRange(unit) ? PRICE_RANGE : 0) + (hasAreaRange(unit) ? AREA_RANGE : 0);
  return (unit.bedrooms === null ? 0 : unit.bedrooms + 1) * 4 + marks;
}

/** Reads the numbers of a packed text one after another. Throws a RangeError past the last. */
function readerOf(packed: string | undefined) {
  const numbers = unpackNumbers(packed ?? "");
  let at = 0;
  return {
    isAtEnd: () => at >= numbers.length,
    next: () => {
      const number = numbers[at];
      if (number === undefined) throw new RangeError("the units of a listing end too early");
      at += 1;
      return number;
    },
  };
}

/** The column of units. A listing's texts are its heads, its prices and its areas. */
export const units = split<Units, Units>(["units", "unitCurrency"], {
  encode: ({ units: all, unitCurrency }) => [
    packNumbers([unitCurrency === null ? 0 : currencies.indexOf(unitCurrency) + 1, ...all.map(packedHead)]),
    packNumbers(
      all.flatMap((unit) => [
        ...packedPrice(unit.priceInr),
        ...(hasPriceRange(unit) ? packedPrice(unit.priceMaxInr) : []),
      ]),
    ),
    packNumbers(
      all
        .flatMap((unit) => [unit.areaSqft, ...(hasAreaRange(unit) ? [unit.areaMaxSqft] : [])])
        .map((area) => Math.round(area ?? 0)),
    ),
  ],
  decode: ([packedHeads, packedPrices, packedAreas]) => {
    const heads = readerOf(packedHeads);
    const prices = readerOf(packedPrices);
    const areas = readerOf(packedAreas);
    const nextPrice = () => {
      const digits = prices.next();
      return digits === 0 ? null : digits * 10 ** prices.next();
    };
    const nextArea = () => areas.next() || null;
    const unitCurrency = currencies[heads.next() - 1] ?? null;
    const found: Unit[] = [];
    while (!heads.isAtEnd()) {
      const head = heads.next();
      const priceInr = nextPrice();
      const priceMaxInr = (head & PRICE_RANGE) === 0 ? priceInr : nextPrice();
      const areaSqft = nextArea();
      const areaMaxSqft = (head & AREA_RANGE) === 0 ? areaSqft : nextArea();
      found.push({
        bedrooms: head < 4 ? null : (head >> 2) - 1,
        priceInr,
        priceMaxInr,
        areaSqft,
        areaMaxSqft,
      });
    }
    return { units: found, unitCurrency };
  },
});
