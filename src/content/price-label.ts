import type { Currency } from "../catalogue/money";
import { parsePrice, parseRate } from "../catalogue/parse-price";

/** A range has its en dash: "₹1.2 Cr – 2.4 Cr". */
interface PriceLabel {
  readonly text: string;
  readonly amount: string;
  /** "onwards", "/ month", "/ sq ft"; empty where nothing follows. */
  readonly note: string;
}

const withoutPrice = "Contact for price";
const notePattern =
  /\s*((?:onwards|(?:\/|per)\s*(?:month|year|annum|sq\.?\s*ft|acre|seat)(?:\s+onwards)?))$/i;

/** "₹1.85 Cr onwards*" gives "₹1.85 Cr" and "onwards"; without a price, 'Contact for price'. */
export function priceLabelOf(written: string | undefined): PriceLabel {
  const price = written?.replace(/[\s*]+$/, "").trim() || withoutPrice;
  const text = price.replace(/(?<=\S)\s+-\s+(?=\d|₹|AED|Rs)/, " – ");
  const note = notePattern.exec(text);
  return { text, amount: text.slice(0, note?.index ?? text.length).trim(), note: note?.[1] ?? "" };
}

/** In units of `currency`: of the whole home or, of a rate, of one square foot. */
interface PriceFigures {
  readonly min: number;
  readonly max: number;
  readonly currency: Currency;
  readonly isRate: boolean;
}

/** Null where nothing can be said in another currency. */
export function priceFiguresOf(written: string | undefined): PriceFigures | null {
  const { amount, amountMax, currency } = parsePrice(written);
  if (amount !== null) return { min: amount, max: amountMax ?? amount, currency, isRate: false };
  const rate = parseRate(written);
  if (rate?.period !== "total") return null;
  return { min: rate.perSqft, max: rate.perSqft, currency: rate.currency, isRate: true };
}
