/**
 * Amounts of money as visitors type them, in every field and sentence of the site
 * (docs/decisions/filters.md). parse-price.ts reads the prices of advertisements.
 */
import { CRORE, LAKH, formatCompactInr, toInr, type Currency } from "./money";

/** Words that an amount is counted in; each may be cut short while it is typed. */
const units = [
  ["crores", CRORE],
  ["crs", CRORE],
  ["lakhs", LAKH],
  ["lacs", LAKH],
  ["millions", 1_000_000],
  ["mn", 1_000_000],
  ["thousands", 1_000],
  ["k", 1_000],
] as const;

/** What a word in lower case counts in: 10,000,000 for "crore", "cr" and "c"; null for a word that is no unit. */
export function unitOf(word: string): number | null {
  return units.find(([name]) => name.startsWith(word))?.[1] ?? null;
}

/** An amount as it was typed. */
export interface TypedAmount {
  readonly amount: number;
  /** INR where none is named. */
  readonly currency: Currency;
  /** What its last figure is counted in: 100,000 for "80 lakh". */
  readonly unit: number;
}

const signPattern =
  /^(?:₹|(?:rs|inr|rupees?|(aed|dhs?|dirhams?))(?![a-z])\.?)|\s+(?:rs|inr|rupees?|(aed|dhs?|dirhams?))\.?$/;
const partPattern = /\s*(\d[\d,]*(?:\.\d*)?|\.\d+)\s*([a-z]*)\.?\s*/y;

/**
 * Reads "1.5cr", "80 lakh", "1 cr 20 lakh", "₹85,00,000/-", "50k", "AED 2m", in any case. `bareUnitOf` says what a
 * figure without a unit is counted in. Null for a text that is not one amount.
 */
export function readAmount(
  text: string,
  bareUnitOf: (figure: number, currency: Currency) => number = () => 1,
): TypedAmount | null {
  const said = text.trim().toLowerCase();
  const sign = signPattern.exec(said);
  const currency = (sign?.[1] ?? sign?.[2]) === undefined ? "INR" : "AED";
  const sum = said
    .replace(sign?.[0] ?? "", "")
    .replace(/\s*\/-$/, "")
    .replace(/(\d)\s+(?=\d)/g, "$1");

  let amount = 0;
  let unit = Number.POSITIVE_INFINITY;
  partPattern.lastIndex = 0;
  do {
    const [, digits = "", word = ""] = partPattern.exec(sum) ?? [];
    const figure = Number(digits.replaceAll(",", ""));
    // "1 cr 20" is said for one crore and twenty lakh.
    const bareUnit = amount > 0 ? (figure < 100 ? unit / 100 : 1) : bareUnitOf(figure, currency);
    const own = word === "" ? bareUnit : unitOf(word);
    // With a unit "1,5" is neither fifteen nor one and a half.
    if (digits === "" || own === null || own >= unit || (word !== "" && /,\d{0,2}(?!\d)/.test(digits)))
      return null;
    amount += figure * own;
    unit = own;
  } while (partPattern.lastIndex < sum.length);
  return Number.isSafeInteger(Math.round(amount)) ? { amount: Math.round(amount), currency, unit } : null;
}

/**
 * What figures without a unit are counted in, those below 10 and those below 1,000, since nobody offers 50 rupees for a
 * home: "1.5" is crore, "50" lakh. Of a rent "1.5" is lakh and "45" thousand.
 */
const bareUnits = {
  sale: { INR: [CRORE, LAKH], AED: [1_000_000, 1_000] },
  rent: { INR: [LAKH, 1_000], AED: [1_000, 1_000] },
} as const;

/**
 * An amount in rupees for a price or a rent; a figure alone counts as such amounts are said. Null for a text that is no
 * amount, or one in dirhams where `inrPerAed` is null.
 */
export function readRupees(
  text: string,
  kind: keyof typeof bareUnits,
  inrPerAed: number | null,
): number | null {
  const typed = readAmount(text, (figure, currency) => {
    const [belowTen, belowThousand] = bareUnits[kind][currency];
    return figure < 10 ? belowTen : figure < 1_000 ? belowThousand : 1;
  });
  if (typed === null || (typed.currency === "AED" && inrPerAed === null)) return null;
  return toInr(typed, inrPerAed ?? 1);
}

/** An amount in rupees with its unit in full, to tell how it was read: "₹50 lakh", "₹1.50 crore", "₹45,000". */
export function sayRupees(amountInr: number): string {
  return formatCompactInr(amountInr).replace(/L$/, "lakh").replace(/Cr$/, "crore");
}
