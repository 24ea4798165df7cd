import type { Currency, Price, PricePeriod } from "../catalogue/money";
import { ratePerArea } from "../catalogue/area";
import { unitOf } from "../catalogue/parse-amount";

/** "₹9,500 / sq ft", "₹4 Cr per acre", "₹120 / sq ft / month". */
interface RateByArea {
  readonly perSqft: number;
  readonly currency: Currency;
  readonly period: PricePeriod;
}

export interface ParsedPrice extends Price {
  /** Null where it is no rate, or one by the seat. */
  readonly rate: RateByArea | null;
  /** The same for prices that say the same. */
  readonly key: string;
}

/** All that can be read in a price: amounts, or a rate by the area. */
export function parsePriceText(text = ""): ParsedPrice {
  const price = parsePrice(text);
  if (!price.isRate) return { ...price, rate: null, key: JSON.stringify(price) };
  const area = ratePerArea(text);
  const figures = parsePrice(area?.text);
  const { amount, currency, period } = figures;
  if (area === null || amount === null || period === null) return { ...price, rate: null, key: text };
  const rate = { perSqft: amount / area.sqft, currency, period };
  return { ...price, rate, key: JSON.stringify([figures, area.sqft]) };
}

const amountPattern = new RegExp(
  "(?<currency>₹|\\$|€|£|(?<![a-z])(?:rs\\.?|inr|rupees|aed|dhs?\\.?|dirhams?|usd|eur|gbp))?\\s*" +
    "(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s*" +
    "(?<suffix>crores?|crs?|lakhs?|lacs?|l|millions?|mn|m|thousand|k)?" +
    "(?![a-z\\d]|[.,]\\d)",
  "g",
);
const partGap = /^\.?\s*(?:and\s*)?$/;
const rangeGap = /^[\s.*]*(-|–|—|to|and|~)\s*$/;
const decoration = "^[\\s.*]*(?:/-)?\\s*(?:onwards?|upwards?|only|all[- ]in(?:clusive)?|[*+]|\\s)*";
const rateAfter = new RegExp(
  `${decoration}(?:(?:/|per|a)\\s*(?:sq|sft|acre|gunt|cent\\b|hectare|yard|yd|seat|desk|workstation|night|day|week)|psf|p\\.?s\\.?f)`,
);
const monthAfter = new RegExp(`${decoration}(?:(?:/|per|a)\\s*(?:month|mth|mo\\b)|p\\.?m\\b|monthly)`);
const yearAfter = new RegExp(`${decoration}(?:(?:/|per|an?)\\s*(?:year|yr|annum)|p\\.?a\\b|yearly|annually)`);
const otherMeasureAfter =
  /^\s*-?\s*(?:bhk|bed|br\b|rk\b|sq|sft|acre|gunt|cent\b|hectare|%|per ?cent|years?\b|car\b|floor)/;
const fillerWords =
  /\b(?:from|starting|starts|at|price|onwards?|upwards?|only|to|and|per|month|monthly|year|annum|pm|pa)\b/g;

type AmountKind = PricePeriod | "rate" | "unsaid";

interface Amount {
  value: number;
  readonly multiplier: number | null;
  readonly currency: string | null;
  kind: AmountKind;
  readonly start: number;
  readonly end: number;
}

function kindOf(after: string): AmountKind {
  if (rateAfter.test(after)) return "rate";
  if (monthAfter.test(after)) return "month";
  if (yearAfter.test(after)) return "year";
  return "unsaid";
}

function parseAmounts(text: string): Amount[] {
  const amounts: Amount[] = [];
  for (const match of text.matchAll(amountPattern)) {
    const { currency = null, digits = "", suffix } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].trimEnd().length;
    const after = text.slice(end);
    const kind = kindOf(after);
    if (currency === null && kind === "unsaid" && otherMeasureAfter.test(after)) continue;
    const multiplier = suffix === undefined ? null : unitOf(suffix);
    const value = Math.round(Number(digits.replaceAll(",", "")) * (multiplier ?? 1) * 100) / 100;
    amounts.push({ value, multiplier, currency, kind, start, end });
  }
  return amounts;
}

/** "1 Cr 20 L" is one amount; after a fraction ("₹1.2 Cr and 95 L") follows another price. */
function joinParts(text: string, amounts: readonly Amount[]): Amount[] {
  const joined: Amount[] = [];
  let unit = 0;
  for (const amount of amounts) {
    const whole = joined.at(-1);
    const isPart =
      whole !== undefined &&
      amount.currency === null &&
      amount.multiplier !== null &&
      amount.value < unit &&
      Number.isInteger(whole.value / unit) &&
      partGap.test(text.slice(whole.end, amount.start));
    if (isPart) {
      const { kind, end } = amount;
      joined.splice(-1, 1, { ...whole, value: whole.value + amount.value, kind, end });
    } else joined.push(amount);
    unit = amount.multiplier ?? 0;
  }
  return joined;
}

/** In "1.2 – 2.4 Cr" and "45,000 – 60,000 / month" what ends the range holds for its start too. */
function shareAcrossRanges(text: string, amounts: readonly Amount[]): Set<Amount> {
  const inRange = new Set<Amount>();
  for (let at = amounts.length - 2; at >= 0; at -= 1) {
    const [first, last] = amounts.slice(at, at + 2);
    if (!first || !last || !rangeGap.test(text.slice(first.end, last.start))) continue;
    inRange.add(first).add(last);
    if (first.kind === "unsaid") first.kind = last.kind;
    const shared = Math.round(first.value * (last.multiplier ?? 1) * 100) / 100;
    if (first.multiplier === null && first.value < 1000 && shared <= last.value) first.value = shared;
  }
  return inRange;
}

function currencyOf(mark: string | null): Currency | "other" | null {
  if (mark === null) return null;
  if (/^(aed|d)/.test(mark)) return "AED";
  return /^(₹|rs|inr|rupees)/.test(mark) ? "INR" : "other";
}

const unreadable: Price = { amount: null, amountMax: null, currency: "INR", period: null, isRate: false };

/** Reads "₹1.2 Cr - 2.4 Cr", "₹1 Cr 20 L", "Rs 85 L onwards*", "AED 2.3M", "Rs 45,000 / month", "₹ 9,500 / sq ft".
 * Ignores brackets and "+ GST"; never throws (docs/requirements.md 3, docs/decisions/prices-and-offers.md). */
export function parsePrice(text: string | null | undefined): Price {
  const main = (text ?? "")
    .toLowerCase()
    .replace(/\([^)]*\)/g, " ")
    .replace(/\+\s*\S.*$/, " ");
  const amounts = joinParts(main, parseAmounts(main));
  const inRange = shareAcrossRanges(main, amounts);

  const isMarked = ({ currency, multiplier }: Amount) => currency !== null || multiplier !== null;
  const marked = amounts.filter((part) => isMarked(part) || inRange.has(part));
  const hasOtherWords = /[a-z]/.test(main.replace(amountPattern, " ").replace(fillerWords, " "));
  const candidates = amounts.some(isMarked) ? marked : hasOtherWords ? [] : amounts;

  const currency = candidates.map((part) => currencyOf(part.currency)).find((code) => code !== null) ?? "INR";
  if (currency === "other") return unreadable;

  const totals = candidates.filter((part) => part.kind !== "rate" && part.value > 0);
  const [first] = totals;
  if (!first) return { ...unreadable, currency, isRate: amounts.some((part) => part.kind === "rate") };

  const alike = totals.filter((part) => part.kind === first.kind).map((part) => part.value);
  const amount = Math.min(...alike);
  const maxAmount = Math.max(...alike);
  return {
    amount,
    amountMax: maxAmount > amount ? maxAmount : null,
    currency,
    period: first.kind === "month" || first.kind === "year" ? first.kind : "total",
    isRate: false,
  };
}
